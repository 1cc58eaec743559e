import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import {
  draftOf,
  isSameDraft,
  problemsOf,
  toPalette,
  type Palette,
  type PaletteDraft,
  type PaletteField,
  type PaletteProblems,
  type ThemeSection,
} from '../../domain/palette.ts'
import type { ThemeMode } from '../../domain/theme-mode.ts'
import { known } from '../known.ts'
import { unprovided } from '../unprovided.ts'

export type PaletteEditorEvent =
  | { type: 'colour.written'; field: PaletteField; written: string }
  | { type: 'mode.chosen'; mode: ThemeMode }
  | { type: 'palette.submitted' }
  | { type: 'palette.cancelled' }

export type PaletteEditorInput = Readonly<{
  section: ThemeSection
  /** What the section wears now. */
  palette: Palette
}>

export type PaletteEditorContext = PaletteEditorInput &
  Readonly<{
    draft: PaletteDraft
    /** The draft, or what it last was without faults. */
    preview: Palette
    problems: PaletteProblems
    fault: Fault | null
  }>

/** The palette of one section, changed by hand. It can be saved when something in it is new and nothing is wrong. */
export const paletteEditorMachine = setup({
  types: {} as { input: PaletteEditorInput; context: PaletteEditorContext; events: PaletteEditorEvent },
  actors: { keepPalette: unprovided<void, { section: ThemeSection; palette: Palette }>('keepPalette') },
  actions: {
    change: assign(({ context }, changes: Partial<PaletteDraft>) => {
      const draft = { ...context.draft, ...changes }
      return { draft, preview: toPalette(draft) ?? context.preview, problems: problemsOf(draft), fault: null }
    }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isAsBefore: ({ context }) => isSameDraft(context.draft, draftOf(context.palette)),
    isValid: ({ context }) => toPalette(context.draft) !== null,
  },
}).createMachine({
  id: 'paletteEditor',
  context: ({ input }) => {
    const draft = draftOf(input.palette)
    return { ...input, draft, preview: input.palette, problems: problemsOf(draft), fault: null }
  },
  initial: 'editing',
  states: {
    editing: {
      initial: 'unchanged',
      on: {
        'colour.written': {
          target: '.judged',
          actions: { type: 'change', params: ({ event }) => ({ [event.field]: event.written }) },
        },
        'mode.chosen': {
          target: '.judged',
          actions: { type: 'change', params: ({ event }) => ({ mode: event.mode }) },
        },
        'palette.cancelled': 'cancelled',
      },
      states: {
        judged: { always: [{ guard: 'isAsBefore', target: 'unchanged' }, { target: 'changed' }] },
        unchanged: {},
        changed: {
          initial: 'judged',
          states: {
            judged: { always: [{ guard: 'isValid', target: 'valid' }, { target: 'invalid' }] },
            valid: { on: { 'palette.submitted': '#paletteEditor.saving' } },
            invalid: {},
            /** It could not be kept: what was chosen is still here, and can be saved again. */
            unsaved: { tags: 'error', on: { 'palette.submitted': '#paletteEditor.saving' } },
          },
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'keepPalette',
        src: 'keepPalette',
        input: ({ context }) => ({
          section: context.section,
          palette: known(toPalette(context.draft), 'a palette without faults'),
        }),
        onDone: 'saved',
        onError: {
          target: 'editing.changed.unsaved',
          actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    saved: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

export type PaletteEditorActor = ActorRefFrom<typeof paletteEditorMachine>
