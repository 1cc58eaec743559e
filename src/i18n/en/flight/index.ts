import type { BaseTranslation } from '../../i18n-types'

const en_flight = {
  title: 'What happened before',
  offer:
    'Something did not work? You can send along what this page did in the last minutes. It holds no text that you typed and nobody’s name; nothing is sent that you have not seen.',
  ask: 'Show what would be sent',
  shown: 'This goes with your message. Leave out what you do not want to send.',
  everywhere: 'On every page',
  read: 'Read it ({count:string})',
  ago: '{seconds:string} s before',
  stands: 'as it stood',
  drop: 'Send nothing of this',
  nothing: 'Nothing was recorded on this page yet.',
  untaken: 'It could not be put together. Your message can be sent without it.',
} satisfies BaseTranslation

export default en_flight
