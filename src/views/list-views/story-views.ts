import type { ListViews, SavedView } from '../../domain/contract/list-view.contract.ts'
import { OWN_CLASSES } from '../../domain/contract/own-classes.list.ts'
import { broughtViews } from '../../domain/list-view.ts'
import { ROLE } from '../../domain/role.ts'
import { createDeedMachine } from '../../machines/deed/deed.machine.ts'
import {
  listViewFormMachine,
  namingViewMachine,
  type ListViewValues,
} from '../../machines/list-views/list-view-form.machine.ts'
import { answers, resourceThat } from '../pages/story-actors.ts'
import type { Arrangement, ListViewing, ListViewsMachines } from './list-views.props.ts'

/** A view of stories and tests: one's own, which nobody else sees. */
export const storyView = (more: Partial<SavedView> = {}): SavedView => ({
  id: 7,
  name: 'Rescue classes',
  asked: 'search=rescue',
  role: null,
  isOwn: true,
  isChangeable: true,
  ...more,
})

export const STORY_VIEWS: ListViews = {
  items: [
    storyView(),
    storyView({ id: 8, name: 'Newest first, 50 rows', asked: 'perPage=50' }),
    storyView({
      id: 9,
      name: 'Quarter’s classes',
      asked: 'search=q4',
      role: ROLE.instructor,
      isOwn: false,
      isChangeable: false,
    }),
  ],
  opensWith: { id: null, brought: 'upcoming' },
  canShare: false,
}

/** What the classes that one teaches are looked at by. */
export const storyViewing = (more: Partial<ListViewing> = {}): ListViewing => ({
  list: 'ownClasses',
  roles: OWN_CLASSES.roles,
  brought: broughtViews(OWN_CLASSES),
  current: 'search=rescue',
  hrefOf: (asked) => `/instructor/dash${asked && `?${asked}`}`,
  ...more,
})

type Named = { values: ListViewValues; about?: unknown }
export type ViewsParts = Readonly<{
  views?: ReturnType<typeof answers<ListViews, { query: undefined }>>
  name?: ReturnType<typeof answers<SavedView, Named>>
  arrange?: ReturnType<typeof answers<void, { subject: Arrangement }>>
  remove?: ReturnType<typeof answers<void, { subject: SavedView }>>
}>

/** What stories and tests do with views; what is not given works. */
export const viewsThat = ({
  views = answers<ListViews, { query: undefined }>(STORY_VIEWS),
  name = answers<SavedView, Named>(storyView()),
  arrange = answers<void, { subject: Arrangement }>(undefined),
  remove = answers<void, { subject: SavedView }>(undefined),
}: ViewsParts = {}): ListViewsMachines => ({
  views: resourceThat<ListViews>(views),
  naming: namingViewMachine.provide({
    actors: { form: listViewFormMachine.provide({ actors: { submit: name } }) },
  }),
  arranging: createDeedMachine<Arrangement>().provide({ actors: { perform: arrange } }),
  removing: createDeedMachine<SavedView>().provide({ actors: { perform: remove } }),
})
