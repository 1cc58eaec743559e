import type { ListDefaultBody, ListViews, SavedView } from '../../domain/contract/list-view.contract.ts'
import type { BroughtView, ViewedListId } from '../../domain/list-view.ts'
import type { RoleId } from '../../domain/role.ts'
import type { DeedMachine } from '../../machines/deed/deed.machine.ts'
import type { namingViewMachine } from '../../machines/list-views/list-view-form.machine.ts'
import type { Notice } from '../../machines/notifications/notification-list.ts'
import type { ResourceMachine } from '../../machines/resource/resource.machine.ts'

/** Of a list as its address stands. */
export type ListViewing = Readonly<{
  list: ViewedListId
  /** Whoever has one of these has the list: with them it can be shared. */
  roles: readonly RoleId[]
  brought: readonly BroughtView[]
  /** What is shown now; nothing is the whole list. */
  current: string
  /** Of a view that asks this. */
  hrefOf: (asked: string) => string
}>

/** What the list is opened with. */
export type OpensWith = Pick<ListDefaultBody, 'id' | 'brought'>

/** What is done with views at once. */
export type Arrangement =
  | Readonly<{ kind: 'order'; ids: readonly number[] }>
  | Readonly<{ kind: 'opensWith'; view: OpensWith }>
  | Readonly<{ kind: 'share'; view: SavedView; role: RoleId | null }>

export type ListViewsMachines = Readonly<{
  views: ResourceMachine<ListViews>
  naming: typeof namingViewMachine
  arranging: DeedMachine<Arrangement>
  removing: DeedMachine<SavedView>
}>

/** Where the views are opened from. */
export type ListViewsOpened = Readonly<{
  triggerId: string
  isWide: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Somebody went to a view. */
  onChosen: () => void
}>

export type ListViewsPanelProps = ListViewsOpened &
  Readonly<{ viewing: ListViewing; machines: ListViewsMachines; tell: (notice: Notice) => void }>
