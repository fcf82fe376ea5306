/** What an administrator sees of a district beside its people: counts, spending, and the permission for outside AI. */
import { Link } from 'react-router-dom';
import { AiPermission } from '../../components/ai-permission';
import { buttonLooks } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Page } from '../../components/page';
import { useUser } from '../../lib/session';
import { district as words } from '../../texts/district';
import { Spending } from './spending';

export function DistrictOverview() {
  const user = useUser();
  if (user.CanManageUsers)
    return (
      <Page
        title={words.title}
        lead={user.CanManageAllLeas === true ? words.leadForAll : words.lead(user.LEA)}
      >
        <div className="flex flex-col gap-8">
          <Spending />
          <AiPermission />
        </div>
      </Page>
    );
  return (
    <Page title={words.title}>
      <EmptyState
        title={words.forbidden}
        action={
          <Link to="/home" className={buttonLooks({ kind: 'secondary' })}>
            {words.back}
          </Link>
        }
      >
        {words.forbiddenText}
      </EmptyState>
    </Page>
  );
}
