import type { Chapter } from './chapter.ts'

export const profiles: Chapter = {
  tag: 'Profile',
  about: 'What a person sees and changes of themself. No address here names another person.',
  calls: {
    'GET /profiles/me': {
      id: 'readProfile',
      summary: 'The own profile',
      does: 'Name, addresses, phone, numbers, agencies, photo and roles.',
      refuses: null,
    },
    'PATCH /profiles/me': {
      id: 'changeProfile',
      summary: 'Change the own profile',
      does: 'Changes what is sent, and gives the whole. Another phone has to be verified anew.',
      refuses: 'Fields that break their rules; a name that a certificate stands on, which is changed by asking.',
    },
    'PUT /profiles/me/photo': {
      id: 'putPhoto',
      summary: 'Set the photo',
      does: 'A square JPEG, PNG or WebP in base64. Its type is told by its content.',
      refuses: '413 `TOO_LARGE`, 415 `UNSUPPORTED_TYPE`.',
    },
    'DELETE /profiles/me/photo': {
      id: 'removePhoto',
      summary: 'Remove the photo',
      does: 'Removes it; where there is none, nothing happens.',
      refuses: null,
    },
    'POST /profiles/phone/verify/send': {
      id: 'sendPhoneCode',
      summary: 'Send a code to a phone',
      does: 'Six digits, good for ten minutes and five tries.',
      refuses: null,
    },
    'POST /profiles/phone/verify': {
      id: 'verifyPhone',
      summary: 'Verify a phone by its code',
      does: 'The phone is the person’s own from then on.',
      refuses: '400 `WRONG_PHONE_CODE`, and `PHONE_CODE_EXPIRED` for one that is too old or was tried too often.',
    },
    'POST /profiles/settings/notification': {
      id: 'saveNotification',
      summary: 'Choose how to be notified',
      does: '`notifyPhone` true is text and email, false email alone.',
      refuses: '409 `PHONE_NOT_VERIFIED` for texts without a verified phone.',
    },
    'POST /profiles/me/deactivate': {
      id: 'deactivate',
      summary: 'Close the own account',
      does: 'Takes the password. All sessions end; what certificates stand on stays.',
      refuses: 'A wrong password, at its field; 409 `LAST_OWNER`.',
    },
    'POST /auth/change-password': {
      id: 'changePassword',
      summary: 'Change the password',
      does: 'Takes the current one and a new one. The other sessions end.',
      refuses: 'A wrong current password, and a new one that breaks the rules, at their fields.',
    },
    'POST /auth/change-email': {
      id: 'changeEmail',
      summary: 'Ask for another email address',
      does: 'Mails a link to the new address; the old one holds until it is opened.',
      refuses: 'A wrong password, and the address that one has already, at their fields.',
    },
    'DELETE /auth/change-email': {
      id: 'cancelEmailChange',
      summary: 'Give up a change of address',
      does: 'The mailed link works no more.',
      refuses: null,
    },
    'GET /profiles/me/name-change': {
      id: 'readNameChange',
      summary: 'How the own name stands',
      does: 'Whether it is changed freely or by asking, and the last request.',
      refuses: null,
    },
    'POST /profiles/me/name-change': {
      id: 'askNameChange',
      summary: 'Ask for another name',
      does: 'For a name that a certificate or a verification stands on. Somebody else decides.',
      refuses:
        'The name that one has and that is printed already, at `firstName`; 409 `NAME_FREE` where it needs no asking, `NAME_CHANGE_ASKED` while a request waits.',
    },
    'POST /profiles/me/name-change/withdraw': {
      id: 'withdrawNameChange',
      summary: 'Withdraw the request',
      does: 'Everything is as before it.',
      refuses: '404 or 409 `ILLEGAL_TRANSITION` where none waits.',
    },
    'GET /profiles/me/history': {
      id: 'readOwnHistory',
      summary: 'What was done to oneself',
      does: 'The latest fifty entries of the log about the asker and what is theirs: what, when, and whether they did it, the program’s staff, or nobody who was signed in. Nobody of the staff is named.',
      refuses: null,
    },
    'GET /profiles/me/sessions': {
      id: 'listSessions',
      summary: 'The own sessions',
      does: 'Those that live, the latest first, with device and address.',
      refuses: null,
    },
    'DELETE /profiles/me/sessions': {
      id: 'endOtherSessions',
      summary: 'End all other sessions',
      does: 'The one that asks goes on.',
      refuses: null,
    },
    'DELETE /profiles/me/sessions/{id}': {
      id: 'endSession',
      summary: 'End one session',
      does: 'Ends it at once.',
      refuses: '404 for one that is over, or another person’s.',
    },
    'POST /profiles/me/data-exports': {
      id: 'exportOwnData',
      summary: 'Ask for the own data',
      does: 'Gives a short-lived address under which all that is held of the person can be saved.',
      refuses: null,
    },
    'GET /profiles/data-export': {
      id: 'saveOwnData',
      summary: 'Save the own data',
      does: 'All that is held of the person, as JSON.',
      refuses: 'Where the address is forged, too old, or its session is over: 404.',
    },
  },
}
