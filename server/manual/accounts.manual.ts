import type { Chapter } from './chapter.ts'

const ANSWERED_ALIKE = 'Nothing of the account: whoever is named, it is answered alike.'

export const signingIn: Chapter = {
  tag: 'Signing in',
  about: 'How a session begins and ends, and the mailed links on the way. A session is a bearer token.',
  calls: {
    'POST /auth/login': {
      id: 'signIn',
      summary: 'Sign in',
      does: 'Takes an email address and a password, and gives the token of a new session.',
      refuses:
        '403 `WRONG_CREDENTIALS` for a wrong password and for an unknown address alike. After the right password 403 `NEEDS_EMAIL_VERIFICATION`, with `userId` in `details`, where the address was never confirmed.',
    },
    'GET /auth/me': {
      id: 'readViewer',
      summary: 'Who is signed in',
      does: 'The person behind the token, with their roles of this moment, saved settings and shortcuts, the address of their photo for their session, and what they chose to open lists with (see List views).',
      refuses: null,
    },
    'POST /auth/logout': {
      id: 'signOut',
      summary: 'Sign out',
      does: 'Ends the session of the token at once.',
      refuses: null,
    },
    'POST /auth/{id}/verify/send': {
      id: 'resendVerification',
      summary: 'Send the verification mail again',
      does: 'Mails a new link to confirm the address of the account that `NEEDS_EMAIL_VERIFICATION` named.',
      refuses: ANSWERED_ALIKE,
    },
    'POST /auth/resend-verification': {
      id: 'resendVerificationTo',
      summary: 'Send the verification mail to an address',
      does: 'The same by the address, for who has just signed up.',
      refuses: ANSWERED_ALIKE,
    },
    'POST /auth/confirm-email': {
      id: 'confirmEmail',
      summary: 'Use a link that confirms an address',
      does: 'Takes the code of a mailed link, once, and says which kind of link it was. In the browser that opened the account, which holds the cookie of its sign-up, it signs in too: `token`.',
      refuses: '400 `LINK_EXPIRED` for a code that was used, replaced or is too old.',
    },
    'POST /auth/decline-walk-in': {
      id: 'declineWalkIn',
      summary: 'Say by its link that one was not at a class',
      does: 'Takes the code of a link that asks somebody who was put on a class by their address, once. They are off the class then, as by `answerWalkIn` of who is signed in.',
      refuses:
        '400 `LINK_EXPIRED` for a code that was used, replaced or is too old, of another kind of link, and where nothing waits for them any more.',
    },
    'POST /auth/check-link': {
      id: 'checkLink',
      summary: 'Whether a mailed link still works',
      does: 'Says its kind and until when it is good, and of one that asks whether somebody was at a class, which class that is and whom it asks. It is a POST so that the code is in no address; it changes nothing.',
      refuses: '400 `LINK_EXPIRED` for a code that is not known, or no longer good.',
    },
    'POST /auth/fresh-link': {
      id: 'sendFreshLink',
      summary: 'Replace an expired link',
      does: 'Mails a new link of the same kind to where the expired one went.',
      refuses: 'Nothing of the code: all are answered alike.',
    },
    'POST /auth/forgot-password': {
      id: 'forgotPassword',
      summary: 'Ask for a new password',
      does: 'Mails a link to set a new password. Takes a solved bot check.',
      refuses: `400 \`BOT_CHECK_FAILED\` or \`BOT_CHECK_EXPIRED\`. ${ANSWERED_ALIKE}`,
    },
    'POST /auth/reset-password': {
      id: 'resetPassword',
      summary: 'Set a new password by its link',
      does: 'Takes the code of a mailed link, once, and a new password. All sessions of the account end.',
      refuses: '400 `LINK_EXPIRED`; a password that does not meet the rules, or is a common one, at its field.',
    },
  },
}

export const signingUp: Chapter = {
  tag: 'Signing up',
  about: 'A new account, what its form chooses from, and the bot check that public forms carry.',
  calls: {
    'POST /auth/sign-up': {
      id: 'signUp',
      summary: 'Create an account',
      does: 'Takes the sign-up payload, and beside it a solved bot check in the header `Bot-Check`. `needsEmail` says whether a mail has to be opened before signing in. An instructor needs the code of an invitation.',
      refuses:
        '400 `BOT_CHECK_FAILED` or `BOT_CHECK_EXPIRED`; fields that break their rules, an agency that is not known, an invitation that is not good or went to another address, each at its field; 409 `ACCOUNT_EXISTS` to who was invited. To anyone else, whether the address has an account is told by mail alone.',
    },
    'GET /auth/profile-data': {
      id: 'readInvited',
      summary: 'What an invitation knows of a person',
      does: 'Fills in the sign-up form of who was invited.',
      refuses: '404 where the code is of no open invitation, or of one with another `profileId` or `userType`.',
    },
    'GET /agencies': {
      id: 'listAgencies',
      summary: 'The agencies',
      does: 'All of them, sorted by the reader’s language. Answers `ETag`, and 304 to who holds the list.',
      refuses: null,
    },
    'GET /partners': {
      id: 'listPartners',
      summary: 'The partners of the program',
      does: 'Each agency with its discipline. Answers `ETag`.',
      refuses: null,
    },
    'GET /user-types': {
      id: 'listUserTypes',
      summary: 'The kinds of account',
      does: 'Ids 1 student, 2 instructor, 3 group coordinator, named in the language of the request. Answers `ETag`.',
      refuses: null,
    },
    'GET /bot-check': {
      id: 'readBotCheck',
      summary: 'A piece of work for the browser',
      does: 'A signed challenge, and for how many seconds its solution is taken. A solution works once.',
      refuses: null,
    },
    'POST /auth/accept-invitation': {
      id: 'acceptInvitation',
      summary: 'Accept an invitation with the account one has',
      does: 'Takes the code of an invitation to the own address and adds its role.',
      refuses: 'A code that is not known, over, or for another address, at its field.',
    },
  },
}

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

export const shell: Chapter = {
  tag: 'Settings and quick panel',
  about: 'What the shell keeps of a person. An id that is not the asker’s is answered 404.',
  calls: {
    'PATCH /users/{id}/settings': {
      id: 'saveSettings',
      summary: 'Save settings',
      does: 'Language, direction, theme and layout: changes what is sent, and gives all that is saved.',
      refuses: 'Colours too light or too dark for their mode, and what is no setting.',
    },
    'PUT /users/{id}/shortcuts': {
      id: 'saveShortcuts',
      summary: 'Save the shortcut list',
      does: 'Takes ids of menu items in their order.',
      refuses: 'An id that is in no menu, at `shortcuts`.',
    },
    'POST /users/{id}/welcomed': {
      id: 'markWelcomed',
      summary: 'The welcome was seen',
      does: 'The welcome dialog opens no more.',
      refuses: null,
    },
    'GET /users/{id}/quick-panel': {
      id: 'readQuickPanel',
      summary: 'Notes and events',
      does: 'The person’s notes, and what is ahead of them.',
      refuses: null,
    },
    'POST /users/{id}/events/clear': {
      id: 'clearEvents',
      summary: 'Clear events',
      does: 'Those with these ids are shown no more.',
      refuses: null,
    },
    'POST /users/{id}/notes': {
      id: 'addNote',
      summary: 'Add a note',
      does: 'Gives the note with its id.',
      refuses: '409 `TOO_MANY_NOTES`.',
    },
    'DELETE /users/{id}/notes/{noteId}': {
      id: 'removeNote',
      summary: 'Remove a note',
      does: 'Removes it for good.',
      refuses: '404 where it is gone already.',
    },
  },
}
