import { assign, enqueueActions, raise, setup } from 'xstate'

import type { Appearance } from '../../domain/appearance.ts'
import { toFault } from '../../domain/fault.ts'
import { directionOf, type Language } from '../../domain/language.ts'
import {
  adoptable,
  keysIn,
  noteChanged,
  putBack,
  takeUp,
  type SavedSettings,
  type SettingKey,
} from '../../domain/settings-sync.ts'
import { backoff } from '../backoff.ts'
import { isRefusal } from '../refusal.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'
import type { DeviceMemory, SettingsContext, SettingsEvent, SettingsInput, WantedLanguage } from './settings.types.ts'

/** Everything of `settings` that can hold at once: another language has to be learnt first, its direction waits. */
const heldAtOnce = (appearance: Appearance, { language, direction, ...rest }: SavedSettings): Appearance => ({
  ...appearance,
  ...rest,
  ...(direction && (language ?? appearance.language) === appearance.language ? { direction } : {}),
})

/** The language of `settings`, if it is another. */
const otherLanguage = ({ language: spoken }: Appearance, { language, direction }: SavedSettings) =>
  language === undefined || language === spoken
    ? null
    : ({ type: 'language.adopted', language, direction: direction ?? directionOf(language) } as const)

export const settingsSetup = setup({
  types: {} as { input: SettingsInput; context: SettingsContext; events: SettingsEvent },
  actors: {
    readSettings: unprovided<DeviceMemory>('readSettings'),
    keepSettings: unprovided<void, { appearance: Appearance; unsaved: readonly SettingKey[]; userId: number | null }>(
      'keepSettings',
    ),
    loadLanguage: unprovided<void, { language: Language }>('loadLanguage'),
    /** Answers what is saved then, from this device and others. */
    saveSettings: unprovided<SavedSettings, { userId: number; changes: SavedSettings }>('saveSettings'),
    askSaved: unprovided<SavedSettings, { userId: number }>('askSaved'),
    watchDevice: unprovidedSource('watchDevice'),
  },
  actions: {
    recall: assign(({ context }, { settings, unsaved, userId }: DeviceMemory) => ({
      appearance: { ...context.appearance, ...settings },
      unsaved,
      userId,
    })),
    change: enqueueActions(({ context, enqueue }, changes: SavedSettings) => {
      enqueue.assign({ appearance: { ...context.appearance, ...changes } })
      enqueue.raise({ type: 'appearance.changed', keys: keysIn(changes) })
    }),
    /** What was saved elsewhere, but for what was changed here meanwhile. */
    adopt: enqueueActions(({ context, enqueue }, { saved }: { saved: SavedSettings | null }) => {
      const settings = adoptable(context, saved ?? {})
      if (keysIn(settings).length === 0) return
      enqueue.assign({ appearance: heldAtOnce(context.appearance, settings) })
      enqueue.raise({ type: 'appearance.adopted' })
      const language = otherLanguage(context.appearance, settings)
      if (language) enqueue.raise(language)
    }),
    follow: enqueueActions(({ context, enqueue }, { settings }: { settings: SavedSettings }) => {
      enqueue.assign({ appearance: heldAtOnce(context.appearance, settings) })
      const language = otherLanguage(context.appearance, settings)
      if (language) enqueue.raise(language)
    }),
    want: assign((_, wanted: WantedLanguage) => ({ wanted })),
    forgetWanted: assign({ wanted: null }),
    speakWanted: enqueueActions(({ context: { appearance, wanted }, enqueue }) => {
      if (wanted === null) return
      const { language, direction, isChosen } = wanted
      enqueue.assign({ appearance: { ...appearance, language, direction }, wanted: null })
      enqueue.raise(
        isChosen ? { type: 'appearance.changed', keys: ['language', 'direction'] } : { type: 'appearance.adopted' },
      )
    }),
    /** Chosen though it was spoken already: it is the person's choice from now on. */
    confirmLanguage: raise({ type: 'appearance.changed', keys: ['language'] }),
    noteChanged: assign(({ context }, { keys }: { keys: readonly SettingKey[] }) => noteChanged(context, keys)),
    takeUp: assign(({ context }) => takeUp(context)),
    putBack: assign(({ context }) => putBack(context)),
    settleSent: assign({ sent: [], failures: 0, saveFault: null }),
    tellAdopted: raise({ type: 'appearance.adopted' }),
    /** Changes that another person left on this device are not this one's to save. */
    takeViewer: assign(({ context }, { userId }: { userId: number }) => ({
      userId,
      unsaved: context.userId === null || context.userId === userId ? context.unsaved : [],
    })),
    /** A guest's changes are nobody's; those of a person whose session ended wait for them. */
    leaveUnsaved: assign(({ context }) => ({
      ...putBack(context.userId === null ? { sent: [], unsaved: [] } : context),
      failures: 0,
      saveFault: null,
    })),
    keepSaveFault: assign(({ context }, { cause }: { cause: unknown }) => ({
      saveFault: toFault(cause),
      failures: context.failures + 1,
    })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    forgetFault: assign({ fault: null }),
  },
  guards: {
    isSpoken: ({ context }, { language }: { language: Language }) => context.appearance.language === language,
    /** What the person chooses here comes before what they chose elsewhere. */
    isUnchosen: ({ context }) => context.wanted?.isChosen !== true,
    hasUnsaved: ({ context }) => context.unsaved.length > 0,
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
  },
  delays: {
    saveDelay: 500,
    retryDelay: ({ context }) => backoff(context.failures),
  },
})
