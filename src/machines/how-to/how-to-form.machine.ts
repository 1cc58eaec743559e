import { howToForm, seenHowTo, type SeenHowTo } from '../../domain/contract/how-to.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import type { HowToPage, HowToRole } from '../../domain/how-to.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine } from '../form/form.machine.ts'
import { theirsOf, type Held } from '../form/meanwhile.ts'

/** As a form has it: files by the names that they were given when they were sent; empty is none. */
export type HowToValues = Readonly<{
  titleEn: string
  titleTr: string
  titleAr: string
  aboutEn: string
  aboutTr: string
  aboutAr: string
  video: string
  poster: string
  captionsEn: string
  captionsTr: string
  captionsAr: string
  roles: readonly HowToRole[]
  pages: readonly HowToPage[]
}>

/** A video that there is, as somebody saw it. */
export type HowToHeld = Held<SeenHowTo>

export const howToValuesOf = ({ revision: _revision, ...values }: SeenHowTo): HowToValues => values

export const NO_HOW_TO: HowToValues = {
  titleEn: '',
  titleTr: '',
  titleAr: '',
  aboutEn: '',
  aboutTr: '',
  aboutAr: '',
  video: '',
  poster: '',
  captionsEn: '',
  captionsTr: '',
  captionsAr: '',
  roles: [],
  pages: [],
}

/** All of it may be kept while the page is away: files are sent meanwhile, which takes its time. */
const DRAFTED = {
  titleEn: true,
  titleTr: true,
  titleAr: true,
  aboutEn: true,
  aboutTr: true,
  aboutAr: true,
  video: true,
  poster: true,
  captionsEn: true,
  captionsTr: true,
  captionsAr: true,
  roles: true,
  pages: true,
} as const satisfies Readonly<Record<keyof HowToValues, boolean>>

export const createHowToForm = () =>
  createFormMachine<HowToValues, Readonly<{ id: number }>>({ validate: rulesOf(howToForm) })
export type HowToFormMachine = ReturnType<typeof createHowToForm>

/** A new one keeps a draft; one that is there is changed as it is by now. */
export const createAddingHowTo = (form: HowToFormMachine) =>
  createAskedForm<HowToValues, Readonly<{ id: number }>, HowToHeld>({ id: 'howTo', form, drafted: DRAFTED })

export const createChangingHowTo = (form: HowToFormMachine) =>
  createAskedForm<HowToValues, Readonly<{ id: number }>, HowToHeld>({
    id: 'howTo',
    form,
    theirsIn: theirsOf(seenHowTo, howToValuesOf),
  })
