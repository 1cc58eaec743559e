import { createActor, SimulatedClock, waitFor } from 'xstate'

import { DEFAULT_APPEARANCE } from '../../../src/domain/appearance.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Palette } from '../../../src/domain/palette.ts'
import type { SavedSettings } from '../../../src/domain/settings-sync.ts'
import { settingsMachine } from '../../../src/machines/settings/settings.machine.ts'
import type { DeviceKept, DeviceMemory } from '../../../src/machines/settings/settings.types.ts'
import { handPromise, handSource } from './actors.ts'

export const PALETTE: Palette = {
  mode: 'dark',
  primary: '#ffc800',
  secondary: '#4fa3e3',
  background: { paper: '#1b1e22', default: '#13161a' },
  text: '#eceff3',
}

type ServerState = 'guest' | 'idle' | 'waiting' | 'saving' | 'failed'

const start = () => {
  const read = handPromise<DeviceMemory, undefined>()
  const keep = handPromise<void, DeviceKept>()
  const load = handPromise<void, { language: Language }>()
  const save = handPromise<SavedSettings, { userId: number; changes: SavedSettings }>()
  const ask = handPromise<SavedSettings, { userId: number }>()
  const device = handSource()
  const clock = new SimulatedClock()
  const actor = createActor(
    settingsMachine.provide({
      actors: {
        readSettings: read.logic,
        keepSettings: keep.logic,
        loadLanguage: load.logic,
        saveSettings: save.logic,
        askSaved: ask.logic,
        watchDevice: device.logic,
      },
    }),
    { input: { appearance: DEFAULT_APPEARANCE }, clock },
  ).start()
  const appearance = () => actor.getSnapshot().context.appearance
  const kept = () => keep.calls.map(({ input }) => input.appearance)
  const sent = () => save.calls.map(({ input }) => input)
  const until = (server: ServerState) => waitFor(actor, (at) => at.matches({ ready: { server } }))
  return { actor, read, keep, load, save, ask, device, clock, appearance, kept, sent, until }
}

export const NOTHING_KEPT: DeviceMemory = { settings: {}, unsaved: [], userId: null, before: {} }

export const readySettings = async (memory: Partial<DeviceMemory> = {}) => {
  const settings = start()
  settings.read.calls[0]?.resolve({ ...NOTHING_KEPT, ...memory })
  await waitFor(settings.actor, (snapshot) => snapshot.matches('ready'))
  return settings
}

/** Settings of a person who is signed in and has saved some. */
export const signedInSettings = async (saved: SavedSettings | null = null, memory: Partial<DeviceMemory> = {}) => {
  const settings = await readySettings(memory)
  settings.actor.send({ type: 'viewer.known', userId: 5, saved })
  return settings
}
