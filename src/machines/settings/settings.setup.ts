import { assign, enqueueActions, raise, setup } from 'xstate'

import type { Appearance } from '../../domain/appearance.ts'
import { toFault } from '../../domain/fault.ts'
import { directionOf, type Language } from '../../domain/language.ts'
import {
  adoptable,
  beforeThem,
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
import type {
  DeviceKept,
  DeviceMemory,
  SettingsContext,
  SettingsEvent,
  SettingsInput,
  WantedLanguage,
} from './settings.types.ts'

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

/** Of whom, where that is news. */
type Adopted = Readonly<{ saved: SavedSettings | null; userId?: number | null }>

export const settingsSetup = setup({
  types: {} as { input: SettingsInput; context: SettingsContext; events: SettingsEvent },
  actors: {
    readSettings: unprovided<DeviceMemory>('readSettings'),
    keepSettings: unprovided<void, DeviceKept>('keepSettings'),
    loadLanguage: unprovided<void, { language: Language }>('loadLanguage'),
    /** Answers what is saved then, from this device and others. */
    saveSettings: unprovided<SavedSettings, { userId: number; changes: SavedSettings }>('saveSettings'),
    askSaved: unprovided<SavedSettings, { userId: number }>('askSaved'),
    watchDevice: unprovidedSource('watchDevice'),
  },
  actions: {
    recall: assign(({ context }, { settings, ...held }: DeviceMemory) => ({
      appearance: { ...context.appearance, ...settings },
      ...held,
    })),
    change: enqueueActions(({ context, enqueue }, changes: SavedSettings) => {
      enqueue.assign({ appearance: { ...context.appearance, ...changes }, before: beforeThem(context, changes) })
      enqueue.raise({ type: 'appearance.changed', keys: keysIn(changes) })
    }),
    /**
     * What was saved elsewhere, but for what was changed here meanwhile. Of another person than the last nothing that
     * those left is theirs: the look makes room for what this device had before, and changes are not this one's to save.
     */
    adopt: enqueueActions(({ context, enqueue }, { saved, userId = context.userId }: Adopted) => {
      const isSame = context.userId === null || context.userId === userId
      const left = isSame ? {} : context.before
      const held = isSame
        ? context
        : { appearance: { ...context.appearance, ...left }, before: {}, unsaved: [], sent: [] }
      const theirs = adoptable(held, saved ?? {})
      const settings = { ...left, ...theirs }
      enqueue.assign({
        userId,
        unsaved: held.unsaved,
        before: beforeThem(held, theirs),
        appearance: heldAtOnce(context.appearance, settings),
      })
      if (keysIn(settings).length === 0) return
      enqueue.raise({ type: 'appearance.adopted' })
      const language = otherLanguage(context.appearance, settings)
      if (language) enqueue.raise(language)
    }),
    follow: enqueueActions(
      ({ context, enqueue }, { settings, before }: Record<'settings' | 'before', SavedSettings>) => {
        enqueue.assign({ appearance: heldAtOnce(context.appearance, settings), before })
        const language = otherLanguage(context.appearance, settings)
        if (language) enqueue.raise(language)
      },
    ),
    want: assign((_, wanted: WantedLanguage) => ({ wanted })),
    forgetWanted: assign({ wanted: null }),
    speakWanted: enqueueActions(({ context, enqueue }) => {
      const { appearance, wanted } = context
      if (wanted === null) return
      const { language, direction, isChosen } = wanted
      enqueue.assign({
        appearance: { ...appearance, language, direction },
        // What is taken over was noted when it came.
        ...(isChosen && { before: beforeThem(context, { language, direction }) }),
        wanted: null,
      })
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
    /** What a guest chooses is this device's own. */
    disown: assign(({ context }, { keys }: { keys: readonly SettingKey[] }) => ({
      before: adoptable({ sent: [], unsaved: keys }, context.before),
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
