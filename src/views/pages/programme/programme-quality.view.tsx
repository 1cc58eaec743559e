import { useActorRef, useSelector } from '@xstate/react'

import type { ProgrammeQuality } from '../../../domain/contract/programme-quality.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { SaveText } from '../../charts/charted.view.tsx'
import { DataQuality } from './data-quality.view.tsx'
import { Gaps } from './gaps.view.tsx'
import { ProgrammePart } from './programme-part.view.tsx'

type ProgrammeQualityProps = Readonly<{ machine: ResourceMachine<ProgrammeQuality>; saveText: SaveText }>

/** Where training lacks, and what of the records is not as it should be. */
export const ProgrammeQualityFaces = ({ machine, saveText }: ProgrammeQualityProps) => {
  const { programmeDash: said } = useWords()
  const actor = useActorRef(machine, { input: { query: undefined } })
  const face = useSelector(actor, resourceFace)
  const data = useSelector(actor, selectData)
  return (
    <ProgrammePart actor={actor} face={face} failed={said.qualityFailed()} loading={said.qualityLoading()}>
      {data && (
        <>
          <Gaps cells={data.cells} saveText={saveText} />
          <DataQuality findings={data.findings} />
        </>
      )}
    </ProgrammePart>
  )
}
