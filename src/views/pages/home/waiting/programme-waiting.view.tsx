import { Circle, CircleCheck } from 'lucide-react'

import type { ProgrammeOverview } from '../../../../domain/contract/programme.contract.ts'
import { PROGRAMME_NEEDS } from '../../../../domain/programme-needs.ts'
import { useWords, type Words } from '../../../../i18n/words.tsx'
import { useProgrammeDates } from '../../../programme-dates.ts'
import { DashboardSection } from '../../dashboard/dashboard-section.view.tsx'
import { programmeRows } from '../../programme/programme-waiting.ts'
import { WaitingRows, type Waiting } from '../../waiting-rows.view.tsx'
import { Nothing } from './nothing.view.tsx'

const needRows = ({ homeWaiting: { needs: said } }: Words, { needs }: Pick<ProgrammeOverview, 'needs'>): Waiting[] =>
  needs.map(({ kind, isMet }) => ({
    key: kind,
    icon: isMet ? CircleCheck : Circle,
    text: said.kinds[kind](),
    note: isMet ? said.met() : said.missing[kind](),
    places: [PROGRAMME_NEEDS[kind].doneAt],
  }))

/** What waits in the programme; before it opens, what it needs for that. */
export const ProgrammeWaiting = ({ overview }: Readonly<{ overview: ProgrammeOverview }>) => {
  const words = useWords()
  const needs = needRows(words, overview)
  const rows = programmeRows(words, useProgrammeDates(), overview)
  return (
    <>
      {needs.length > 0 && (
        <DashboardSection heading={words.homeWaiting.needs.heading()}>
          <WaitingRows rows={needs} />
        </DashboardSection>
      )}
      {rows.length > 0 ? <WaitingRows rows={rows} /> : needs.length === 0 && <Nothing />}
    </>
  )
}
