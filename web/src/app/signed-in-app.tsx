/** Everything behind sign-in: who is there, what stands before the work, and the shell around each screen. */
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useSession } from '../lib/session';
import { LoadingScreen } from './loading-screen';

const Generator = lazy(async () => ({
  default: (await import('../features/generator/generator')).Generator,
}));
const GoalsHistory = lazy(async () => ({
  default: (await import('../features/history/goals-history')).GoalsHistory,
}));
const Wallet = lazy(async () => ({ default: (await import('../features/wallet/wallet')).Wallet }));

export function SignedInApp() {
  const session = useSession();
  if (session.state === 'restoring') return <LoadingScreen />;
  if (session.state === 'signed-out') return <Navigate to="/registration" replace />;
  return (
    <Routes>
      <Route index element={<Generator />} />
      <Route path="history" element={<GoalsHistory />} />
      <Route path="wallet" element={<Wallet />} />
    </Routes>
  );
}
