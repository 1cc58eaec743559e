import { fromCallback, fromPromise, type EventObject } from 'xstate'

import { readHabits, writeHabits, type ListHabits } from '../../domain/list-habits.ts'
import { listHabitsMachine, type HabitsNews } from '../../machines/list-habits/list-habits.machine.ts'
import { keepText } from './device-storage.ts'

const KEY = 'listHabits'
/** Told in this tab: a browser tells the others. */
const KEPT = 'listhabitskept'

/** On this device, for all lists and tabs. */
export const listHabits = listHabitsMachine.provide({
  actors: {
    watchHabits: fromCallback<EventObject, undefined>(({ sendBack }) => {
      const tell = () =>
        sendBack({ type: 'habits.read', habits: readHabits(localStorage.getItem(KEY)) } satisfies HabitsNews)
      const hear = ({ key }: StorageEvent) => {
        if (key === KEY || key === null) tell()
      }
      window.addEventListener(KEPT, tell)
      window.addEventListener('storage', hear)
      if (localStorage.getItem(KEY) !== null) tell()
      return () => {
        window.removeEventListener(KEPT, tell)
        window.removeEventListener('storage', hear)
      }
    }),
    keepHabits: fromPromise<void, ListHabits>(async ({ input }) => {
      keepText(KEY, writeHabits(input))
      window.dispatchEvent(new Event(KEPT))
    }),
  },
})

/** Where single keys are heard on this device, as somebody chose in a list. */
export const keyReach = (): ListHabits['keys'] => readHabits(localStorage.getItem(KEY)).keys
