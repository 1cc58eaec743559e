import { useSelector } from '@xstate/react'

import type { AgenciesAdded } from '../../../domain/contract/agency-import.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import type { BringingAgencies } from './vocabulary.props.ts'

type BroughtProps = Readonly<{ actor: DeedActor<BringingAgencies, AgenciesAdded> }>

/** How many came of the list that was brought in last. */
export const AgenciesBrought = ({ actor }: BroughtProps) => {
  const { bring } = useWords().vocabulary.agencies
  const added = useSelector(actor, ({ context }) => context.done?.outcome.added)
  if (added === undefined) return null
  return <Banner tone="success" announce="status" title={bring.done({ count: added })} />
}
