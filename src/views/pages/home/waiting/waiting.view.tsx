import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import type { ProgrammeOverview } from '../../../../domain/contract/programme.contract.ts'
import { menuFor, pagesOf } from '../../../../domain/menu.ts'
import { waitingKindsFor } from '../../../../domain/programme-waiting.ts'
import { ROLE, type RoleId } from '../../../../domain/role.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { ResourceMachine } from '../../../../machines/resource/resource.machine.ts'
import { usePlaces } from '../../../shell/places.context.tsx'
import { Speaking } from '../../../shell/speaking.view.tsx'
import { LinkButton } from '../../../ui/link.view.tsx'
import { PageHeader } from '../../../ui/page-header.view.tsx'
import { isolated } from '../../class-desk/isolated.ts'
import type { DashboardData } from '../../dashboard/dashboard-data.ts'
import type { InstructorDashRead } from '../../instructor-dash/instructor-dash.view.tsx'
import { WaitingFrame } from '../waiting-frame.view.tsx'
import { CoordinatorWaiting, type GroupsWaiting } from './coordinator-waiting.view.tsx'
import { InstructorWaiting } from './instructor-waiting.view.tsx'
import { ProgrammeWaiting } from './programme-waiting.view.tsx'
import { SPOKEN } from './spoken.ts'
import { StudentWaiting } from './student-waiting.view.tsx'
import { WaitingFaces } from './waiting-faces.view.tsx'

/** How the head of each dashboard is read: as the dashboard itself reads it. */
export type WaitingMachines = Readonly<{
  student: ResourceMachine<DashboardData, number>
  instructor: ResourceMachine<InstructorDashRead>
  groups: ResourceMachine<GroupsWaiting>
  programme: ResourceMachine<ProgrammeOverview>
}>

export type WaitingProps = Readonly<{
  productName: string
  firstName: string
  roles: readonly RoleId[]
  studentId: number | null
  machines: WaitingMachines
}>

const styles = {
  head: css({ '& > header': { marginBlockEnd: '0' } }),
  ways: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
  parts: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: { base: '6', md: '8' },
    // The gap is the distance to what stands above.
    // What waits for another role comes below when it is known where it stands.
    '& > *:has(.skeleton) ~ :is(div, section)': { display: 'none' },
    '& > * > section:first-child': { marginBlockStart: '0' },
  }),
}

/** A part for each role that a person has. */
const Parts = ({ roles, studentId, machines }: Pick<WaitingProps, 'roles' | 'studentId' | 'machines'>): ReactNode => (
  <div className={styles.parts}>
    {studentId !== null && (
      <WaitingFaces machine={machines.student} query={studentId}>
        {(data) => <StudentWaiting data={data} />}
      </WaitingFaces>
    )}
    {roles.includes(ROLE.instructor) && (
      <WaitingFaces machine={machines.instructor} query={undefined}>
        {(data) => <InstructorWaiting data={data} />}
      </WaitingFaces>
    )}
    {roles.includes(ROLE.groupCoordinator) && (
      <WaitingFaces machine={machines.groups} query={undefined}>
        {(data) => <CoordinatorWaiting data={data} />}
      </WaitingFaces>
    )}
    {waitingKindsFor(roles).length > 0 && (
      <WaitingFaces machine={machines.programme} query={undefined}>
        {(overview) => <ProgrammeWaiting overview={overview} />}
      </WaitingFaces>
    )}
  </div>
)

/** The first page of each of a person's groups of the menu: their dashboards. */
const useDashboards = (roles: readonly RoleId[]) => {
  const leadsSomewhere = usePlaces()
  return menuFor(roles, leadsSomewhere).flatMap((group) => (group.auth ? pagesOf([group]).slice(0, 1) : []))
}

const SpokenWaiting = ({ productName, firstName, roles, ...rest }: WaitingProps) => {
  const words = useWords()
  const dashboards = useDashboards(roles)
  return (
    <WaitingFrame aria-labelledby="home-title">
      <div className={styles.head}>
        <PageHeader
          eyebrow={words.home.banner.welcome({ product: productName })}
          title={<span id="home-title">{words.homeWaiting.title({ name: isolated(firstName) })}</span>}
          actions={
            <div className={styles.ways}>
              {dashboards.map(({ id, url }) => (
                <LinkButton key={id} href={url} variant="outline" endIcon={ArrowRight}>
                  {words.shell.menu[id]()}
                </LinkButton>
              ))}
            </div>
          }
        />
      </div>
      <Parts roles={roles} {...rest} />
    </WaitingFrame>
  )
}

/** What waits for who is signed in, before all else on the home page. Brings its own words. */
const HomeWaiting = (props: WaitingProps) => (
  <Speaking namespaces={SPOKEN}>
    <SpokenWaiting {...props} />
  </Speaking>
)

// The default export is what a part arrives as.
export default HomeWaiting
