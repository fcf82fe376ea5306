import { describe, expect, it } from '@jest/globals';
import { apiCalls } from './api/all.js';
import * as districtUsers from './district-users.js';
import { dailyRoomText, ERRORS } from './errors.js';
import { events } from './events.js';
import * as generator from './generator.js';
import * as identity from './identity.js';
import * as notifications from './notifications.js';
import {
  EmailAddress,
  isTextable,
  leaNamed,
  LEAS,
  PersonName,
  PhoneNumber,
  TextablePhoneNumber,
} from './values.js';
import * as wallet from './wallet.js';

const messages = [
  ...identity.identityCalls,
  ...districtUsers.districtUserCalls,
  ...wallet.walletCalls,
  ...generator.generatorCalls,
  ...generator.generatorJobs,
  ...notifications.notificationsCalls,
  ...notifications.noticeCalls,
  ...notifications.notificationsJobs,
  ...events,
];
const declared = [identity, districtUsers, wallet, generator, notifications]
  .flatMap((contracts): unknown[] => Object.values(contracts))
  .filter((value) => typeof value === 'object' && value !== null && 'kind' in value);

/** The paths of the specification's section 7 and of the design's list, written down once more on purpose. */
const PATHS = `
/login/authentication /signup/register /forgot/password/reset /forgot/password/send/email/code
/forgot/password/validate/email/code /signup/send/sms/code /signup/validate/sms/code /signup/send/email/code
/signup/validate/email/code /document/upload /questionnaire/submit/question /session/get/session
/session/save/session /users/token/validate /users/accept/terms/service /users/update/user/information
/users/increment/total/generated/goals /users/send/email/code /users/validate/email/code /users/send/sms/code
/users/validate/sms/code /um/users/add/user /um/users/get/all/district/users /um/users/update/district/user
/um/users/delete/district/user /stripe/pay/create/checkout/session /stripe/pay/init/payment/polling
/stripe/pay/get/all/transactions /goals/check /goals/revise /goals/edit /goals/acknowledge /goals/export
/goals/page /goals/delete /goals/versions /generations/confirm /documents/delete /users/token/revoke /users/token/extend
/users/undo/email/change /users/delete/account /users/export/data /um/audit/list /um/ai/permission /stripe/pay/get/statement/csv
/um/spending/monthly /um/users/resend/invitation`
  .trim()
  .split(/\s+/);

describe('the contracts', () => {
  it('name every message once', () => {
    const names = messages.map((message) => message.name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('list every message that is declared', () => {
    expect(new Set<unknown>(messages)).toEqual(new Set(declared));
  });

  it('hold every public call of the specification and the design, and no other', () => {
    expect(apiCalls.map((call) => call.path).sort()).toEqual([...PATHS].sort());
  });

  it('say a whole sentence for every error, and never how it came about', () => {
    for (const { text } of Object.values(ERRORS)) {
      expect(text).toMatch(/^[A-Z].{8,}/);
      expect(text).not.toMatch(/exception|stack|sql|null|undefined/i);
    }
  });
});

describe('the room a day has left', () => {
  it.each([
    [1, 4, /^You chose 4 areas, and 1 more can be drafted today\. Choose one, /],
    [3, 5, /^You chose 5 areas, and 3 more can be drafted today\. Choose up to 3, /],
  ])('is told: %i left of %i wanted', (left, wanted, told) => {
    expect(dailyRoomText(left, wanted)).toMatch(told);
  });
});

describe('what people type', () => {
  it.each(["Anne-Marie O'Neil", 'Zoë', 'Nguyễn Thị Minh Khai', '李 小龙', 'Dr. J'])(
    '%s is a name',
    (name) => {
      expect(PersonName.parse(` ${name} `)).toBe(name.normalize('NFC'));
    },
  );

  it.each(['', 'R2D2', '<b>Bo</b>', 'a\nb', '=HYPERLINK()', 'x'.repeat(81)])('%j is not', (name) => {
    expect(PersonName.safeParse(name).success).toBe(false);
  });

  it('an address is one account whatever its case', () => {
    expect(EmailAddress.parse(' Teacher@School.Example ')).toBe('teacher@school.example');
  });

  it.each(['a@b', 'a@b.co\nBcc: c@d.co', '"x y"@d.com', 'a@b.co, c@d.co', `${'a'.repeat(255)}@b.co`])(
    '%j is no address',
    (typed) => {
      expect(EmailAddress.safeParse(typed).success).toBe(false);
    },
  );

  it.each(['911', '+447911123456', '19005551234', '1234567890', '555-123-4567'])(
    '%s is no phone number',
    (typed) => {
      expect(PhoneNumber.safeParse(typed).success).toBe(false);
    },
  );
});

describe('a number that is texted', () => {
  it.each(['2135550142', '7875550142', '3405550142', '4165550142', '9075550142'])(
    '%s is served',
    (number) => {
      expect(isTextable(number)).toBe(true);
      expect(TextablePhoneNumber.safeParse(number).success).toBe(true);
    },
  );

  it.each([
    ['9005550142', 'charged to whoever is called'],
    ['2139765555', 'charged to whoever is called'],
    ['8765550142', 'in another country that shares +1'],
    ['8095550142', 'in another country that shares +1'],
    ['2131550142', 'no telephone'],
    ['1135550142', 'no telephone'],
    ['213555014', 'too short'],
    ['+12135550142', 'not ten digits'],
    ['911', 'no telephone'],
  ])('%s is not: it is %s', (number) => {
    expect(isTextable(number)).toBe(false);
    expect(TextablePhoneNumber.safeParse(number).success).toBe(false);
  });
});

describe('the name of an LEA', () => {
  it('finds it as forms, filters and settings write it, in any case', () => {
    for (const { id, formName, filterName } of LEAS) {
      for (const name of [id, formName, filterName]) {
        if (name !== null) expect(leaNamed(` ${name.toUpperCase()} `)).toBe(id);
      }
    }
    expect(leaNamed('Atlantis')).toBeUndefined();
    expect(leaNamed('')).toBeUndefined();
  });
});
