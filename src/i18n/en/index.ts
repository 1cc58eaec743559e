import type { BaseTranslation } from '../i18n-types'

/** Words that every screen may need: statuses, faults, common actions. */
const en = {
  actions: {
    cancel: 'Cancel',
    close: 'Close',
    dismiss: 'Dismiss',
    retry: 'Try again',
    save: 'Save',
    showLess: 'Show less',
    showMore: 'Show more',
  },
  endOfDay: 'the end of {day:string}',
  enrollmentStatus: {
    active: 'Active - {complete:number} of {total:number} complete',
    completed: 'Completed',
    completedExpired: 'Completed - Expired',
    dropped: 'Dropped',
    expired: 'Expired',
    expiredIncomplete: 'Expired - Incomplete',
    unknown: 'N/A',
  },
  verificationStatus: {
    verified: 'Verified',
    notVerified: 'Not Verified',
    incomplete: ' - Course Incomplete',
  },
  certificateState: {
    valid: 'Valid',
    expired: 'Expired',
    revoked: 'Revoked',
    superseded: 'Superseded',
  },
  faults: {
    conflict: 'Something changed in the meantime. Nothing of yours is lost. Look again and retry.',
    forbidden: 'You do not have permission to do this.',
    malformed: 'The server sent an answer that could not be read. Try again in a moment.',
    notFound: 'This could not be found. It may have been removed.',
    notOffered: 'The server that these pages ask does not offer this.',
    offline: 'You are offline. Try again when the network is back.',
    unsent: 'You are offline. Nothing was sent. Try again when the network is back.',
    refused: 'This was not accepted. Check what you entered.',
    unauthorised: 'Your session has ended. Sign in to go on.',
    tryAgainIn: 'You can try again in {time:string}.',
    unexpected: 'Something went wrong. Try again in a moment.',
    unknown: 'Whether this was done is not known',
  },
} satisfies BaseTranslation

export default en
