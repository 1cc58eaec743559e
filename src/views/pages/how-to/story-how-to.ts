import type { HowToMedia } from '../../../domain/contract/how-to-offers.contract.ts'
import type { HowToVideo, SeenHowTo } from '../../../domain/contract/how-to.contract.ts'
import { HOW_TO_LIST, type HowToRow } from '../../../domain/contract/how-to.list.ts'
import type { ActOnRows, PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import {
  createAddingHowTo,
  createChangingHowTo,
  createHowToForm,
  type HowToValues,
} from '../../../machines/how-to/how-to-form.machine.ts'
import { howToOrderMachine, type OrderedVideo } from '../../../machines/how-to/how-to-order.machine.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import { actDeedThat, storyAct } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { answers, resourceThat } from '../story-actors.ts'
import type { HowToListProps, HowToVideoProps } from './how-to.props.ts'

export const PLAN: HowToRow = {
  id: 1,
  place: 1,
  title: 'Plan a class',
  found: null,
  roles: ['instructor', 'admin'],
  pages: ['/instructor/dash', '/instructor/course/new'],
  seconds: 34.3,
  captions: ['en', 'tr', 'ar'],
  state: 'published',
  updatedAt: '2026-03-01T09:30:00.000Z',
}
export const REMIND: HowToRow = {
  ...PLAN,
  id: 2,
  place: 2,
  title: 'Remind everyone who is overdue',
  found: 'Nobody is reminded of the same course twice within seven days.',
  roles: ['groupCoordinator'],
  pages: [],
  captions: ['en'],
  state: 'draft',
}
export const OLD: HowToRow = { ...PLAN, id: 3, place: 3, title: 'The old way', state: 'trashed' }

export const MEDIA: HowToMedia = {
  timeLength: 34.3,
  sources: [],
  posterUrl: null,
  captions: [],
  transcript: [{ start: 0, end: 4, text: 'On your dashboard choose New class.' }],
  validUntil: '2026-03-02T17:00:00.000Z',
}

export const VIDEO: HowToVideo = {
  id: 1,
  revision: 3,
  state: 'published',
  titleEn: 'Plan a class',
  titleTr: 'Bir sınıf planlayın',
  titleAr: 'خطّط صفًا',
  aboutEn: 'From the course to the day on which registration closes.',
  aboutTr: 'Eğitimden kaydın kapandığı güne kadar.',
  aboutAr: 'من الدورة إلى يوم إغلاق التسجيل.',
  video: `${'a'.repeat(64)}.mp4`,
  poster: '',
  captionsEn: `${'b'.repeat(64)}.vtt`,
  captionsTr: '',
  captionsAr: '',
  roles: ['instructor'],
  pages: ['/instructor/dash'],
  media: MEDIA,
}

/** What somebody else made of it. */
export const SEEN_MEANWHILE: SeenHowTo = {
  revision: 4,
  titleEn: 'Make a class',
  titleTr: VIDEO.titleTr,
  titleAr: VIDEO.titleAr,
  aboutEn: VIDEO.aboutEn,
  aboutTr: '',
  aboutAr: VIDEO.aboutAr,
  video: `${'c'.repeat(64)}.mp4`,
  poster: '',
  captionsEn: VIDEO.captionsEn,
  captionsTr: '',
  captionsAr: '',
  roles: ['instructor', 'admin'],
  pages: [],
}

export const ORDER: readonly OrderedVideo[] = [PLAN, REMIND, OLD].map(({ id, title }, at) => ({
  id,
  title,
  state: at === 1 ? 'draft' : 'published',
}))

export type Kept = Readonly<{ id: number }>
export type Sent = { values: HowToValues; about?: unknown }
type Ordered = { was: readonly number[]; ids: readonly number[] }

export type HowToParts = Readonly<{
  list?: ListMachine<HowToRow>
  submit?: ReturnType<typeof answers<Kept, Sent>>
  readOrder?: ReturnType<typeof answers<readonly OrderedVideo[], undefined>>
  saveOrder?: ReturnType<typeof answers<void, Ordered>>
  deed?: ReturnType<typeof answers<ListAct, { subject: ActOnRows<PlainActOf<typeof HOW_TO_LIST>> }>>
}>

/** A form that keeps no draft between stories. */
const formThat = (submit: NonNullable<HowToParts['submit']>) =>
  createHowToForm().provide({
    actors: {
      submit,
      recallDraft: answers<Partial<HowToValues> | null, { form: string }>(null),
      keepDraft: answers<void, { form: string; draft: Partial<HowToValues> }>(undefined),
      dropDraft: answers<void, { form: string }>(undefined),
    },
  })

export const howToThat = ({
  list = listThat(HOW_TO_LIST, rowsOf([PLAN, REMIND, OLD])),
  submit = answers<Kept, Sent>({ id: 4 }),
  readOrder = answers<readonly OrderedVideo[], undefined>(ORDER),
  saveOrder = answers<void, Ordered>(undefined),
  deed = answers(storyAct({ list: 'howTo', act: 'publish', total: 1, done: 1 })),
}: HowToParts = {}): HowToListProps['machines'] => ({
  list,
  deed: actDeedThat(HOW_TO_LIST, deed),
  adding: createAddingHowTo(formThat(submit)),
  order: howToOrderMachine.provide({ actors: { readOrder, saveOrder } }),
})

export const videoThat = (
  read = answers<HowToVideo, { query: undefined }>(VIDEO),
  submit = answers<Kept, Sent>({ id: 1 }),
): HowToVideoProps['machines'] => ({
  video: resourceThat<HowToVideo>(read),
  changing: createChangingHowTo(formThat(submit)),
})
