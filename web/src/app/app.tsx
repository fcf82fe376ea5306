/** The routes. Every screen behind sign-in and every dialog's weight is loaded when it is opened, not before. */
import { INVITATION_PATH, UNDO_EMAIL_CHANGE_PATH } from '@goalwright/contracts/api/mail-links';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { Landing } from '../features/landing/landing';
import { ACCOUNT_DELETED_PATH } from '../lib/account-deleted';
import { Announcements } from './announcements';
import { ErrorScreen } from './error-screen';
import { useFreshPageAfterSession } from './fresh-page';
import { LoadingScreen } from './loading-screen';

const Registration = lazy(async () => ({
  default: (await import('../features/registration/registration')).Registration,
}));
const Invitation = lazy(async () => ({
  default: (await import('../features/invitation/invitation')).Invitation,
}));
const EmailUndo = lazy(async () => ({
  default: (await import('../features/email-undo/email-undo')).EmailUndo,
}));
const AccountDeleted = lazy(async () => ({
  default: (await import('../features/account/account-deleted')).AccountDeleted,
}));
const SignedInApp = lazy(async () => ({ default: (await import('./signed-in-app')).SignedInApp }));
const ComponentsPage = lazy(async () => ({
  default: (await import('../features/components-page/components-page')).ComponentsPage,
}));
const NotFound = lazy(async () => ({ default: (await import('./not-found')).NotFound }));

export function App() {
  useFreshPageAfterSession();
  return (
    <ErrorScreen>
      <BrowserRouter>
        <Suspense fallback={<LoadingScreen />}>
          <Routes>
            <Route path="/" element={<Landing />} />
            <Route path={INVITATION_PATH} element={<Invitation />} />
            <Route path={UNDO_EMAIL_CHANGE_PATH} element={<EmailUndo />} />
            <Route path={ACCOUNT_DELETED_PATH} element={<AccountDeleted />} />
            <Route path="/registration/:subroute?" element={<Registration />} />
            <Route path="/home/*" element={<SignedInApp />} />
            <Route path="/students/*" element={<Navigate to="/home/students" replace />} />
            <Route path="/checker" element={<Navigate to="/home/checker" replace />} />
            <Route path="/dev/components" element={<ComponentsPage />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
      <Announcements />
    </ErrorScreen>
  );
}
