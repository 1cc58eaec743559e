import { useState } from 'react'

import { useWords } from '../../i18n/words.tsx'
import { ProgrammeFaces } from '../../views/pages/programme/programme-overview.view.tsx'
import { createProgrammeOverview } from '../actors/programme.actors.ts'
import { useApp } from '../app.context.tsx'
import { InvitationsPart } from '../parts/invitations.part.tsx'
import type { RouteProps } from '../route-props.ts'

const MasterDashRoute = ({ query }: RouteProps) => {
  const { gateway } = useApp()
  const { shell } = useWords()
  const [programme] = useState(() => createProgrammeOverview(gateway))
  return (
    <InvitationsPart
      title={shell.menu.masterDashboard()}
      overview={<ProgrammeFaces machine={programme} />}
      query={query}
    />
  )
}

export default MasterDashRoute
