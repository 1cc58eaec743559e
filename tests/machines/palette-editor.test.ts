import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import type { Palette, PaletteField, ThemeSection } from '../../src/domain/palette.ts'
import {
  paletteEditorMachine,
  type PaletteEditorEvent,
  type PaletteEditorInput,
} from '../../src/machines/palette-editor/palette-editor.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const DAY: Palette = {
  mode: 'light',
  primary: '#005f98',
  secondary: '#ff7f0d',
  background: { paper: '#ffffff', default: '#f4f6f9' },
  text: '#171b21',
}
const INPUT: PaletteEditorInput = { section: 'main', palette: DAY }
const SUBMITTED: PaletteEditorEvent = { type: 'palette.submitted' }

const start = () => {
  const keep = handPromise<void, { section: ThemeSection; palette: Palette }>()
  const actor = createActor(paletteEditorMachine.provide({ actors: { keepPalette: keep.logic } }), {
    input: INPUT,
  }).start()
  const write = (field: PaletteField, written: string) => actor.send({ type: 'colour.written', field, written })
  const at = () => actor.getSnapshot()
  const canSave = () => at().can(SUBMITTED)
  return { actor, at, canSave, keep, write }
}

describe('Save', () => {
  test('is not there until something changed', () => {
    const { at, canSave, write } = start()
    expect([at().value, canSave()]).toEqual([{ editing: 'unchanged' }, false])
    write('primary', '#1f6f43')
    expect([at().value, canSave()]).toEqual([{ editing: { changed: 'valid' } }, true])
  })

  test('goes again when what changed is put back, however it is written', () => {
    const { at, canSave, write } = start()
    write('primary', '#1f6f43')
    write('primary', '005F98')
    expect([at().value, canSave()]).toEqual([{ editing: 'unchanged' }, false])
  })

  test('is not there while something is wrong, and comes back when it is right', () => {
    const { at, canSave, write } = start()
    write('paper', '#101418')
    expect([at().value, at().context.problems, canSave()]).toEqual([
      { editing: { changed: 'invalid' } },
      { paper: 'mustBeLight', text: 'tooFaint' },
      false,
    ])
    write('paper', '#fafafa')
    expect([at().value, at().context.problems, canSave()]).toEqual([{ editing: { changed: 'valid' } }, {}, true])
  })

  test('keeps the section with its palette, once', async () => {
    const { actor, keep, write } = start()
    write('primary', ' 1F6F43 ')
    actor.send(SUBMITTED)
    actor.send(SUBMITTED)
    expect(keep.calls.map(({ input }) => input)).toEqual([{ section: 'main', palette: { ...DAY, primary: '#1f6f43' } }])
    keep.calls[0]?.resolve()
    const snapshot = await waitFor(actor, (now) => now.matches('saved'))
    expect(snapshot.status).toBe('done')
  })

  test('that failed leaves what was chosen, to be saved again', async () => {
    const { actor, at, canSave, keep, write } = start()
    write('primary', '#1f6f43')
    actor.send(SUBMITTED)
    keep.calls[0]?.reject(fault('unexpected'))
    await waitFor(actor, (now) => now.hasTag('error'))
    expect([at().value, at().context.draft.primary, at().context.fault, canSave()]).toEqual([
      { editing: { changed: 'unsaved' } },
      '#1f6f43',
      { kind: 'unexpected' },
      true,
    ])
    write('primary', '#1f6f44')
    expect([at().value, at().context.fault]).toEqual([{ editing: { changed: 'valid' } }, null])
  })
})

test('another mode asks for other backgrounds', () => {
  const { actor, at } = start()
  actor.send({ type: 'mode.chosen', mode: 'dark' })
  expect([at().value, at().context.problems]).toEqual([
    { editing: { changed: 'invalid' } },
    { paper: 'mustBeDark', default: 'mustBeDark' },
  ])
})

test('what was cancelled is kept nowhere', () => {
  const { actor, at, keep, write } = start()
  write('primary', '#1f6f43')
  actor.send({ type: 'palette.cancelled' })
  expect([at().value, at().status, keep.calls]).toEqual(['cancelled', 'done', []])
})

test('a missing keeper says its name', async () => {
  const complaints = await complaintsOf(paletteEditorMachine, {
    input: INPUT,
    events: [{ type: 'colour.written', field: 'primary', written: '#1f6f43' }, SUBMITTED],
    until: (at) => at.hasTag('error'),
  })
  expect(complaints).toEqual(['No actor was provided for "keepPalette".'])
})

test('every state and transition is reached, and nothing wrong can be saved in any of them', () => {
  const { snapshots } = expectEveryPath(paletteEditorMachine, {
    inputs: [INPUT],
    events: [
      { type: 'colour.written', field: 'primary', written: '#1f6f43' },
      { type: 'colour.written', field: 'primary', written: '#005f98' },
      { type: 'colour.written', field: 'text', written: '#eeeeee' },
      { type: 'mode.chosen', mode: 'dark' },
      SUBMITTED,
      { type: 'palette.cancelled' },
      done('keepPalette'),
      failed('keepPalette'),
    ],
  })
  const wrongly = snapshots.filter((at) => at.can(SUBMITTED) && Object.keys(at.context.problems).length > 0)
  expect(wrongly).toEqual([])
})
