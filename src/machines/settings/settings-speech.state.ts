import { directionOf } from '../../domain/language.ts'
import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { settingsSetup } from './settings.setup.ts'

/** A language holds as soon as its words are here. */
export const speechState = settingsSetup.createStateConfig({
  initial: 'speaking',
  on: {
    'language.chosen': [
      {
        guard: { type: 'isSpoken', params: ({ event }) => event },
        target: '.speaking',
        actions: ['forgetWanted', 'confirmLanguage'],
      },
      {
        target: '.learning',
        actions: {
          type: 'want',
          params: ({ event: { language } }) => ({ language, direction: directionOf(language), isChosen: true }),
        },
      },
    ],
    'language.adopted': {
      guard: 'isUnchosen',
      target: '.learning',
      actions: {
        type: 'want',
        params: ({ event: { language, direction } }) => ({ language, direction, isChosen: false }),
      },
    },
  },
  states: {
    speaking: {},
    learning: {
      tags: 'busy',
      invoke: {
        id: 'loadLanguage',
        src: 'loadLanguage',
        input: ({ context }) => ({ language: known(context.wanted, 'a language').language }),
        onDone: { target: 'speaking', actions: 'speakWanted' },
        onError: { target: 'unlearned', actions: ['forgetWanted', { type: 'keepFault', params: causeOf }] },
      },
    },
    /** The words did not come: it goes on in the language before. */
    unlearned: { tags: 'error' },
  },
})
