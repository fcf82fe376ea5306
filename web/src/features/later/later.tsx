import { Link } from 'react-router-dom';
import { Aimline } from '../../components/aimline';
import { buttonLooks } from '../../components/button';
import { Page } from '../../components/page';
import { later, type LaterPage } from '../../texts/later';

/** What stands at an address whose page is not built yet: says so, and leads back. */
export function Later({ page }: { readonly page: LaterPage }) {
  const { title, text } = later.pages[page];
  return (
    <Page title={title} lead={later.lead}>
      <div className="flex flex-col items-start gap-6">
        <Aimline className="h-12 w-32" progress={0.35} />
        <p className="measure">{text}</p>
        <Link to="/home" className={buttonLooks({ kind: 'secondary' })}>
          {later.back}
        </Link>
      </div>
    </Page>
  );
}
