import { useActorRef, useSelector } from '@xstate/react'

import type { ProgrammeOverview } from '../../../domain/contract/programme.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { useProgrammeDates } from '../../programme-dates.ts'
import { DetailSection } from '../../ui/detail.view.tsx'
import { WaitingRows } from '../waiting-rows.view.tsx'
import { ProgrammePart } from './programme-part.view.tsx'
import { programmeRows } from './programme-waiting.ts'

const Overview = ({ overview }: Readonly<{ overview: ProgrammeOverview }>) => {
  const words = useWords()
  const { programmeDash: said } = words
  const rows = programmeRows(words, useProgrammeDates(), overview)
  return (
    <DetailSection bare title={said.waiting()} {...(rows.length === 0 && { lead: said.nothing() })}>
      {rows.length > 0 && <WaitingRows rows={rows} />}
    </DetailSection>
  )
}

/** The head of the master trainer's page: what waits in the programme. */
export const ProgrammeFaces = ({ machine }: Readonly<{ machine: ResourceMachine<ProgrammeOverview> }>) => {
  const { programmeDash: said } = useWords()
  const actor = useActorRef(machine, { input: { query: undefined } })
  const face = useSelector(actor, resourceFace)
  const data = useSelector(actor, selectData)
  return (
    <ProgrammePart actor={actor} face={face} failed={said.waitingFailed()} loading={said.waitingLoading()}>
      {data && <Overview overview={data} />}
    </ProgrammePart>
  )
}
