/** The terms of use and the privacy text over the page, until they are accepted or put off. */
import { acceptTerms } from '@goalwright/contracts/api/account';
import { useRef, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { Dialog } from '../../components/dialog';
import { Notice } from '../../components/notice';
import { call } from '../../lib/api';
import { refreshUser } from '../../lib/session';
import { areTermsOpen } from '../../lib/terms';
import { terms } from '../../texts/terms';
import { DocumentText } from './document-text';

/** The documents are as long as the rest of the app's texts together: they travel when they are shown. */
async function readDocuments(): Promise<readonly string[]> {
  const [use, privacy] = await Promise.all([
    import('../../../../documents/terms-of-use.md?raw'),
    import('../../../../documents/privacy-policy.md?raw'),
  ]);
  return [use.default, privacy.default];
}

export function TermsDialog() {
  const {
    data: documents,
    error,
    mutate,
  } = useSWRImmutable<readonly string[], unknown>('documents', readDocuments);
  const [doesAgree, setDoesAgree] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function accept() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setHasFailed(false);
    try {
      const reply = await call(acceptTerms, { DidAcceptTermsOfService: true });
      if (reply.isSuccessful) refreshUser({ DidAcceptTermsOfService: true });
      else setHasFailed(true);
    } catch {
      setHasFailed(true);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  const decline = () => {
    areTermsOpen.set(false);
  };
  return (
    <Dialog
      isOpen
      onClose={decline}
      title={terms.title}
      description={terms.lead}
      size="wide"
      actions={
        <>
          <Button kind="secondary" onClick={decline}>
            {terms.decline}
          </Button>
          <Button disabled={!doesAgree} isBusy={isBusy} onClick={() => void accept()}>
            {terms.accept}
          </Button>
        </>
      }
    >
      <section
        aria-label={terms.region}
        // The text is longer than its window: without this the keyboard could not scroll it.
        tabIndex={0}
        className="h-[42dvh] overflow-y-auto rounded-control border border-line bg-paper px-5 py-4"
      >
        {documents?.map((markdown, place) => (
          <div
            key={place}
            className="measure not-first:mt-10 not-first:border-t not-first:border-line not-first:pt-8"
          >
            <DocumentText markdown={markdown} />
          </div>
        ))}
        {!documents && error === undefined && <p role="status">{terms.loading}</p>}
        {error !== undefined && (
          <Notice
            kind="error"
            actions={
              <Button kind="secondary" size="small" onClick={() => void mutate()}>
                {terms.again}
              </Button>
            }
          >
            {terms.unloaded}
          </Notice>
        )}
      </section>
      <Checkbox
        className="mt-3"
        label={terms.agree}
        checked={doesAgree}
        onChange={(event) => {
          setDoesAgree(event.target.checked);
        }}
      />
      {hasFailed && <Notice kind="error">{terms.failed}</Notice>}
    </Dialog>
  );
}
