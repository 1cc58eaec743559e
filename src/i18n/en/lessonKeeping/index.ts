import type { BaseTranslation } from '../../i18n-types'

const en_lessonKeeping = {
  title: 'Without a signal',
  keep: 'Keep for later without a signal (about {size:string})',
  about: 'Video, captions and transcript come to this device. The quiz needs the network.',
  looking: 'Looking at this device',
  unmeasured: 'We could not find out how large this lesson is.',
  again: 'Try again',
  preparing: 'Getting ready',
  progress: 'Coming to this device',
  progressValue: '{kept:string} of {total:string}',
  paused: 'No network. It goes on from here when the network is back.',
  retrying: 'That did not work. We try again.',
  stop: 'Stop and remove',
  kept: 'Kept on this device',
  keptText:
    'Opens without a signal, also from your courses. What you watch counts when the network is back and you are signed in. The quiz needs the network.',
  room: 'This site uses {used:string} of the {most:string} that it may use here.',
  remove: 'Remove from this device',
  removing: 'Removing',
  unremoved: 'It could not be removed.',
  staleTitle: 'There is a newer version of this lesson',
  staleText: 'Fetch it anew while you have a network.',
  renew: 'Fetch it anew',
  fullTitle: 'There is no room for it on this device',
  fullText:
    'It takes {size:string}, and this browser takes no more. Remove another kept lesson, or free space on the device, such as of photos, and try again.',
  lapsed: 'You are not signed in any more. What you watch stays on this device and counts when you sign in.',
  failedTitle: 'The lesson could not be kept',
  unsupported: 'This browser cannot keep lessons, such as in a private window.',
  list: {
    heading: 'Kept on this device',
    loading: 'Looking for kept lessons',
    unread: 'The kept lessons could not be read.',
    partial: '{kept:string} of {total:string} is here. Open it where there is a network, and the rest comes.',
    unsent: 'Watched here and not sent yet: {time:string}',
    open: 'Open',
    openLesson: 'Open lesson {position:number}, {title:string}',
    remove: 'Remove',
    removeLesson: 'Remove lesson {position:number}, {title:string}, from this device',
  },
} satisfies BaseTranslation

export default en_lessonKeeping
