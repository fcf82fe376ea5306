/** The account screen: who somebody is, how we reach them, what we keep about them, and the way out. */
import { ShieldCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import { AiPermission } from '../../components/ai-permission';
import { Card } from '../../components/card';
import { Page } from '../../components/page';
import { Toast } from '../../components/toast';
import { useStore } from '../../lib/store';
import { account } from '../../texts/account';
import { AccountDeletion } from './account-deletion';
import { ConfirmCode } from './confirm-code';
import { DetailsForm } from './details-form';
import { OwnData } from './own-data';
import { pendingCodes } from './pending-codes';

export function Account() {
  const pending = useStore(pendingCodes);
  // One after the other, and the number first: a new address ends every code that is under way.
  const kind = pending.phone ? 'phone' : 'email';
  const code = pending[kind];
  const [news, setNews] = useState<string>();
  const [savedAt, setSavedAt] = useState<number>();
  const forgetNews = useCallback(() => {
    setNews(undefined);
  }, []);
  const expired = useCallback(() => {
    setNews(account.codeExpired);
  }, []);
  const saved = () => {
    setSavedAt(Date.now());
    setNews(account.updated);
  };
  return (
    <Page title={account.title} lead={account.lead}>
      <div className="flex flex-col gap-6">
        {code && (
          <ConfirmCode key={kind} kind={kind} pending={code} onConfirmed={saved} onExpired={expired} />
        )}
        <DetailsForm savedAt={savedAt} onSaved={saved} />
        <AiPermission />
        <Safety />
        <OwnData />
        <AccountDeletion />
      </div>
      <Toast text={news} onGone={forgetNews} />
    </Page>
  );
}

function Safety() {
  const words = account.security;
  return (
    <Card className="flex flex-col gap-3 p-6">
      <h2 className="flex items-center gap-2.5 text-xl">
        <ShieldCheck aria-hidden className="size-5 text-good" />
        {words.title}
      </h2>
      <p className="measure">{words.text}</p>
      <p className="measure">{words.signIns}</p>
    </Card>
  );
}
