import { useSelector } from '@xstate/react'
import { Suspense } from 'react'

import type { AgenciesAdded } from '../../../domain/contract/agency-import.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import type { SaveText } from '../../charts/charted.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import type { BringingAgencies } from './vocabulary.props.ts'

const AgenciesLeft = latePart(() => import('./agencies-left.view.tsx'))

type BroughtProps = Readonly<{ actor: DeedActor<BringingAgencies, AgenciesAdded>; saveText: SaveText }>

/** How many came of the list that was brought in last, and which of its rows did not. */
export const AgenciesBrought = ({ actor, saveText }: BroughtProps) => {
  const { bring } = useWords().vocabulary.agencies
  const done = useSelector(actor, ({ context }) => context.done)
  if (done === null) return null
  const left = done.subject.preview?.rows.filter(({ verdict }) => verdict !== 'ready') ?? []
  return (
    <>
      <Banner tone="success" announce="status" title={bring.done({ count: done.outcome.added })} />
      {left.length > 0 && (
        <Suspense fallback={null}>
          <AgenciesLeft rows={left} saveText={saveText} />
        </Suspense>
      )}
    </>
  )
}
