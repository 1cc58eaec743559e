import type { ReactNode } from 'react'

import type { HowToMedia } from '../../../domain/contract/how-to-offers.contract.ts'
import type { HowToVideo } from '../../../domain/contract/how-to.contract.ts'
import type { HOW_TO_LIST, HowToRow } from '../../../domain/contract/how-to.list.ts'
import type { PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAsked } from '../../../domain/list.ts'
import type { createAddingHowTo, createChangingHowTo } from '../../../machines/how-to/how-to-form.machine.ts'
import type { HowToOrderMachine } from '../../../machines/how-to/how-to-order.machine.ts'
import type { ActDeedMachine } from '../../../machines/list-act/act-deed.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import type { RenderUploads } from '../../uploads/uploads.props.ts'

export type HowToListProps = Readonly<{
  title: string
  /** As the address says. */
  asked: ListAsked
  machines: Readonly<{
    list: ListMachine<HowToRow>
    deed: ActDeedMachine<PlainActOf<typeof HOW_TO_LIST>>
    adding: ReturnType<typeof createAddingHowTo>
    order: HowToOrderMachine
  }>
  acting: Acting
  renderUploads: RenderUploads
  /** Where one is watched and changed. */
  addressOf: (id: number) => string
  /** One was added. */
  onAdded: (id: number) => void
}>

/** What plays a video: it loads with it. */
export type RenderHowToPlayer = (video: Readonly<{ id: number; title: string; media: HowToMedia }>) => ReactNode

export type HowToVideoProps = Readonly<{
  machines: Readonly<{
    video: ResourceMachine<HowToVideo>
    changing: ReturnType<typeof createChangingHowTo>
  }>
  renderUploads: RenderUploads
  renderPlayer: RenderHowToPlayer
  /** The list. */
  back: string
  onChanged: () => void
}>
