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
