/** Everything behind sign-in: who is there, what stands before the work, and the shell around each screen. */
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Toast } from '../components/toast';
import { Later } from '../features/later/later';
import { preloadPublicConfig } from '../lib/public-config';
import { useSession, useUser } from '../lib/session';
import { useStore } from '../lib/store';
import { areTermsOpen } from '../lib/terms';
import { app } from '../texts/app';
import { LoadingScreen } from './loading-screen';
import { useRestoredSession } from './restored-session';
import { NotFoundInShell } from './not-found';
import { SessionKeeper } from './session-keeper';
import { Shell } from './shell';
import { UnreachedScreen } from './unreached-screen';

preloadPublicConfig();

const loadGenerator = () => import('../features/generator/generator');
const loadHistory = () => import('../features/history/goals-history');
const loadChecker = () => import('../features/checker/checker');
const loadWallet = () => import('../features/wallet/wallet');
const loadDistrictUsers = () => import('../features/district-users/district-users');
const loadDistrict = () => import('../features/district/district-overview');
const loadAudit = () => import('../features/audit/audit-log');
const loadAccount = () => import('../features/account/account');

const Generator = lazy(async () => ({ default: (await loadGenerator()).Generator }));
const GoalsHistory = lazy(async () => ({ default: (await loadHistory()).GoalsHistory }));
const Checker = lazy(async () => ({ default: (await loadChecker()).Checker }));
const Wallet = lazy(async () => ({ default: (await loadWallet()).Wallet }));
const Account = lazy(async () => ({ default: (await loadAccount()).Account }));
const DistrictUsers = lazy(async () => ({ default: (await loadDistrictUsers()).DistrictUsers }));
const DistrictOverview = lazy(async () => ({ default: (await loadDistrict()).DistrictOverview }));
const AuditLog = lazy(async () => ({ default: (await loadAudit()).AuditLog }));
const PhoneGate = lazy(async () => ({
  default: (await import('../features/phone-gate/phone-gate')).PhoneGate,
}));
const TermsDialog = lazy(async () => ({
  default: (await import('../features/terms/terms-dialog')).TermsDialog,
}));

/** Long enough for the screen that was asked for to have everything it needs first. */
const OTHER_SCREENS_AFTER_MS = 4000;

/** The other screens' code comes while the network is there, so that the menu works when it is away. */
function useScreensAtHand(): void {
  const { CanManageUsers: mayManage } = useUser();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (mayManage) void Promise.allSettled([loadDistrictUsers(), loadDistrict(), loadAudit()]);
      void Promise.allSettled([loadGenerator(), loadHistory(), loadChecker(), loadWallet(), loadAccount()]);
    }, OTHER_SCREENS_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [mayManage]);
}

export function SignedInApp() {
  const session = useSession();
  const { restoring, tryAgain } = useRestoredSession();
  const hasLeft = session.state === 'signed-out' && session.wasSignedIn;

  if (restoring === 'refused') return <Navigate to="/" replace />;
  if (restoring === 'unreached') return <UnreachedScreen onAgain={tryAgain} />;
  if (restoring === 'under-way' || session.state === 'restoring') {
    return <LoadingScreen text={app.restoring.waiting} />;
  }
  if (session.state === 'signed-out') {
    return hasLeft ? <LoadingScreen text={app.shell.signingOut} /> : <Navigate to="/registration" replace />;
  }
  return (
    <>
      <GatedWork />
      <SessionKeeper />
    </>
  );
}

/** Without a phone number there is that question and nothing else. */
function GatedWork() {
  const hasPhone = useUser().PhoneNumber !== '';
  const [news, setNews] = useState<string>();
  const forgetNews = useCallback(() => {
    setNews(undefined);
  }, []);
  return (
    <>
      {hasPhone ? (
        <Work />
      ) : (
        <Suspense fallback={<LoadingScreen />}>
          <PhoneGate onRegistered={setNews} />
        </Suspense>
      )}
      <Toast text={news} onGone={forgetNews} />
    </>
  );
}

function Work() {
  useScreensAtHand();
  return (
    <>
      <Shell>
        <Routes>
          <Route index element={<Generator />} />
          <Route path="history" element={<GoalsHistory />} />
          <Route path="checker" element={<Checker />} />
          <Route path="wallet" element={<Wallet />} />
          <Route path="account" element={<Account />} />
          <Route path="users" element={<DistrictUsers />} />
          <Route path="district" element={<DistrictOverview />} />
          <Route path="audit" element={<AuditLog />} />
          <Route path="support" element={<Later page="support" />} />
          <Route path="students" element={<Later page="students" />} />
          <Route path="*" element={<NotFoundInShell />} />
        </Routes>
      </Shell>
      <Terms />
    </>
  );
}

function Terms() {
  const { DidAcceptTermsOfService: didAccept } = useUser();
  const isOpen = useStore(areTermsOpen) && !didAccept;
  return <Suspense>{isOpen && <TermsDialog />}</Suspense>;
}
