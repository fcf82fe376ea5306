/** The words of the account screen. Where the spec has a sentence, it is that sentence. */
import { PRODUCT_NAME } from '@goalwright/contracts/product';
import { formatCents } from '../lib/money';
import { app } from './app';

const code = {
  label: 'Enter code',
  incomplete: 'Please enter all six digits of the code.',
  life: 'The code works for 10 minutes.',
  confirm: 'Confirm',
  resent: 'A new code is on its way. Only the newest one works.',
  sendFromForm: 'To get a new code, save the change once more below.',
} as const;

export const account = {
  title: app.pages.accountDetails,
  lead: 'Who you are, how we reach you, and what we keep about you.',
  unreachable: 'We could not reach the server. What you typed is still here. Please try again.',
  unknown: 'An Unknown Error Occurred! Please Try Again!',
  updated: 'Settings Updated Successfully!',
  codeExpired: 'The code has expired. To get a new one, save the change once more.',

  details: {
    title: 'Your details',
    lea: 'LEA',
    administrator: 'Administrator',
    firstName: 'First Name',
    lastName: 'Last Name',
    phone: 'Phone Number',
    phoneHint: 'We text a code to a new number.',
    email: 'Email Address',
    emailHint: 'We mail a code to a new address.',
    firstNameMissing: 'Please enter your first name.',
    lastNameMissing: 'Please enter your last name.',
    nameInvalid: 'Names may hold letters, spaces, apostrophes and hyphens.',
    phoneInvalid: 'Phone number must be 10 digits',
    emailMissing: 'Please enter your email address.',
    emailInvalid: 'Please enter a whole email address, like you@school.org.',
    password: 'New password',
    passwordHint:
      'At least 12 characters, with an upper case and a lower case letter. Leave both empty to keep your password.',
    newPassword: 'New Password',
    confirmation: 'Confirm New Password',
    passwordMissing: 'Please enter your new password.',
    confirmationMissing: 'Please confirm your new password.',
    currentPassword: 'Current Password',
    currentPasswordHint: 'Asked for, so that nobody at an open screen can take your account.',
    currentPasswordMissing: 'Please enter your current password.',
    save: 'Save changes',
    cancel: 'Cancel',
    unchanged: 'Nothing was changed, so there is nothing to save.',
  },

  email: {
    ...code,
    title: 'Confirm your new email address',
    sentTo: 'We sent a code of six digits to',
    until: (email: string) => `Until you confirm it, you sign in with ${email}.`,
    notSent: 'The code could not be sent. Please try again.',
    invalid: 'Email code is invalid',
    keep: 'Keep my old address',
  },
  phone: {
    ...code,
    title: 'Confirm your new phone number',
    sentTo: 'We texted a code of six digits to',
    until: (phone: string) => `Until you confirm it, we text to ${phone}.`,
    notSent: 'SMS Code Not Sent',
    invalid: 'Invalid SMS Code',
    keep: 'Keep my old number',
  },

  data: {
    title: 'Your data',
    text: 'Everything we keep about you: your account and what was done to it, your wallet and your transactions, your goals and your open talk. The file holds what you drafted, so keep it as you keep student records.',
    pdf: 'Download to read (PDF)',
    json: 'Download my data (JSON)',
    working: 'Putting your data together...',
    done: 'Your data was downloaded.',
    failed: 'Your data could not be put together just now. Please try again in a minute.',
  },

  security: {
    title: 'Safety of your account',
    text: 'We mail you when your password, your email address or your phone number was changed and when your account was deleted. If that was not you, the mail says what to do. After a change of address the old one gets a link that takes it back for 7 days.',
    signIns: 'A new password or a new address signs out every other device.',
  },

  deletion: {
    title: 'Delete your account',
    text: 'Ends your account and erases what you drafted.',
    open: 'Delete account',
    question: 'Delete your account?',
    consequences: (balanceCents: number): readonly string[] => [
      'Your goals history and your talks are erased. Reports that are still here go with them.',
      `You have ${formatCents(balanceCents)}. What you paid in and did not spend goes back to the card it came from. Credit that we gave you ends.`,
      'You are signed out everywhere, and nobody can sign in to this account any more.',
      'Records of payments stay as long as the privacy policy says. You may register again, but the sign-up credit is given once.',
    ],
    final: 'This cannot be undone. Download your data first if you want to keep it.',
    password: 'Password',
    passwordMissing: 'Please enter your password.',
    keep: 'Keep my account',
    confirm: 'Delete my account',
  },

  deleted: {
    title: 'Your account was deleted',
    text: 'Your goals history and your talks are being erased. We sent a mail about this to your address. What you paid in and did not spend goes back to the card it came from.',
    thanks: `Thank you for having worked with ${PRODUCT_NAME}.`,
    home: `To the ${PRODUCT_NAME} home page`,
  },
} as const;
