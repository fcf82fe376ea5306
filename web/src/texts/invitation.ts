/** The words of the page on which an invited person chooses a password. */
import { PRODUCT_NAME } from '@goalwright/contracts/product';

export const invitation = {
  title: `Welcome to ${PRODUCT_NAME}`,
  why: 'An administrator made an account for you. Type your email address and the code of six digits from the invitation.',
  email: 'Email',
  emailPlaceholder: 'you@school.org',
  emailMissing: 'Please enter your email address.',
  emailInvalid: 'Please enter a whole email address, like you@school.org.',
  code: 'Enter code',
  incomplete: 'Please enter all six digits of the code.',
  next: 'Next',
  invalid: 'Email code is invalid',
  old: 'The code of an invitation works for 7 days, and only the newest one works.',
  newCode: 'Send me a new code',
  newCodeWhy: 'The code does not work any more?',
  newCodeSent:
    'A new code is on its way, if this address was invited. It works for 10 minutes, and older ones no longer do.',
  newCodeUnsent:
    'No code could be sent to this address. Ask your administrator to send the invitation again.',

  passwordTitle: 'Choose your password',
  passwordWhy: 'You sign in with it and your email address from now on.',
  password: 'New password',
  confirmation: 'Confirm password',
  rulesBroken: 'Please choose a password that keeps to the rules below.',
  save: 'Save password',
  expired: 'This took longer than the code allows. Please type your code again, or have a new one sent.',
  startAgain: 'Start again',

  readyTitle: 'Your password is saved',
  ready: 'Sign in with your email address and your new password.',
  signIn: 'Go to sign-in',

  unreachable: 'We could not reach the server. What you typed is still here. Please try again.',
  unknown: 'An Unknown Error Occurred!',
} as const;
