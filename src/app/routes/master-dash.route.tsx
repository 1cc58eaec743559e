import { useLocation } from 'wouter'

import { lostAmong } from '../../domain/list.ts'
import { isPeriod, USUAL_PERIOD } from '../../domain/programme-period.ts'
import { useWords } from '../../i18n/words.tsx'
import { LostAsked } from '../../views/list/lost-asked.view.tsx'
import { ProgrammeFiguresFaces } from '../../views/pages/programme/programme-figures.view.tsx'
import { ProgrammeFaces } from '../../views/pages/programme/programme-overview.view.tsx'
import { Part } from '../../views/shell/part.view.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { useDrawnWhole } from '../../views/use-drawn-whole.ts'
import { createProgrammeFigures } from '../actors/programme.actors.ts'
import { saveText } from '../actors/save-text.ts'
import { createProgrammeOverview } from '../actors/waiting.actors.ts'
import { useApp } from '../app.context.tsx'
import { AskedWalkIns } from '../asked-walk-ins.view.tsx'
import { useMade } from '../made.ts'
import { writeQuery } from '../page/write-query.ts'
import { InvitationsPart } from '../parts/invitations.part.tsx'
import type { RouteProps } from '../route-props.ts'

/** The period stands beside what its list asks for: each writes the address with what the other has in it. */
const withPeriod = (query: URLSearchParams, period: string): string => {
  const next = new URLSearchParams(query)
  if (period === USUAL_PERIOD) next.delete('period')
  else next.set('period', period)
  return next.size === 0 ? '' : `?${next.toString()}`
}

const Further = latePart(() => import('../parts/programme-further.part.tsx'))

const MasterDashRoute = ({ query }: RouteProps) => {
  const { gateway } = useApp()
  const { shell } = useWords()
  const [pathname, navigate] = useLocation()
  const machines = useMade('masterDash', {}, () => ({
    waiting: createProgrammeOverview(gateway),
    figures: createProgrammeFigures(gateway),
  }))
  const isWhole = useDrawnWhole()
  const asked = query.get('period') ?? USUAL_PERIOD
  const lost = lostAmong('period', asked, isPeriod)
  const period = isPeriod(asked) ? asked : USUAL_PERIOD
  return (
    <InvitationsPart
      title={shell.menu.masterDashboard()}
      overview={
        <>
          {lost.length > 0 && <LostAsked lost={lost} of="page" />}
          <ProgrammeFaces machine={machines.waiting} />
          <ProgrammeFiguresFaces
            machine={machines.figures}
            period={period}
            onPeriod={(chosen) => writeQuery(navigate, pathname, withPeriod(query, chosen))}
            saveText={saveText}
          />
          {isWhole && (
            <Part>
              <Further period={period} />
            </Part>
          )}
          <AskedWalkIns />
        </>
      }
      query={query}
      addressOf={(list) => `${pathname}${withPeriod(new URLSearchParams(list), period)}`}
    />
  )
}

export default MasterDashRoute
