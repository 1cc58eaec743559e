import { useActorRef, useSelector } from '@xstate/react'
import { Plus, Send } from 'lucide-react'
import { Suspense } from 'react'
import { css } from 'styled-system/css'

import type { GroupInvitation } from '../../../domain/contract/group-invitations.list.ts'
import type { Group } from '../../../domain/contract/group.contract.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import { blankGroupInvite, type GroupNameValues } from '../../../machines/group-desk/group-forms.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { useAskedForm } from '../../form/use-asked-form.ts'
import { Button } from '../../ui/button.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { useDeed } from '../deed-dialog.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import {
  ResendFailure,
  RevokeDialog,
  useInvitationDeeds,
  type InvitationDeedActors,
} from '../invitations/invitation-deeds.view.tsx'
import { ListPage } from '../list-page.view.tsx'
import { PageParts } from '../page-parts.view.tsx'
import { RegisteringDialog } from '../registering/registering-dialog.view.tsx'
import { GroupBar } from './group-bar.view.tsx'
import { GroupNamingDialog } from './group-naming-dialog.view.tsx'
import { STUDENTS_VIEWS, type StudentsPageProps } from './group-students.props.ts'
import { ImportsList } from './imports-list.view.tsx'
import { InvitationsList } from './invitations-list.view.tsx'
import { InviteForm } from './invite-form.view.tsx'
import { MoveDialog, RemoveDialog } from './student-deeds.view.tsx'
import { isolated } from './student-words.ts'
import { StudentsList, type StudentDeeds } from './students-list.view.tsx'

const styles = {
  waiting: css({ display: 'grid', gap: '3' }),
}

type PartProps = StudentsPageProps &
  Readonly<{
    groups: readonly Group[]
    deeds: StudentDeeds & InvitationDeedActors<GroupInvitation>
    onInvite: () => void
  }>

const Views = ({ asked, addressOf }: Pick<StudentsPageProps, 'asked' | 'addressOf'>) => {
  const { views } = useWords().coordinatorStudents
  const parts = STUDENTS_VIEWS.map((view) => ({
    key: view,
    label: views[view](),
    href: addressOf(view),
    isCurrent: view === asked.view,
  }))
  return <PageParts label={views.label()} parts={parts} />
}

const Part = ({ asked, machines, addressOf, groups, deeds, acting, onInvite }: PartProps) => {
  if (asked.view === 'students') {
    return (
      <StudentsList
        machine={machines.students}
        asked={asked.students}
        groups={groups}
        deeds={deeds}
        acting={acting}
        onInvite={onInvite}
        importing={addressOf('imports', 'new')}
      />
    )
  }
  if (asked.view === 'invitations') {
    return (
      <InvitationsList
        machine={machines.invitations}
        acts={machines.invitationActs}
        asked={asked.invitations}
        groups={groups}
        deeds={deeds}
        acting={acting}
        onInvite={onInvite}
      />
    )
  }
  return asked.opened === null ? (
    <ImportsList machine={machines.imports} asked={asked.imports} groups={groups} addressOf={addressOf} />
  ) : (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <ImportView
        machine={machines.importing}
        importId={asked.opened === 'new' ? null : asked.opened}
        rowsOf={machines.rowsOf}
        asked={asked.rows}
        groups={groups}
        addressOf={addressOf}
      />
    </Suspense>
  )
}

// Few who look at students bring in a file.
const ImportView = latePart(() => import('./import.view.tsx'))

const NoGroup = ({ onName }: Readonly<{ onName: (group: null) => void }>) => {
  const { groups } = useWords().coordinatorStudents
  return (
    <EmptyState
      title={groups.noneTitle()}
      action={
        <Button icon={Plus} onClick={() => onName(null)}>
          {groups.first()}
        </Button>
      }
    >
      {groups.none()}
    </EmptyState>
  )
}

/** A coordinator's students, who is invited, and the files that brought them. */
export const GroupStudentsPage = (props: StudentsPageProps) => {
  const { title, asked, machines, tell, acting } = props
  const words = useWords()
  const { invitations } = words
  const { groups: said, inviting: invited, lead, news } = words.coordinatorStudents
  const language = useLanguage()
  const told = (text: string) => tell({ tone: 'success', text })
  const inviting = useAskedForm(machines.inviting, blankGroupInvite(0, language), ({ email }) =>
    told(invitations.news.invited({ email: isolated(email) })),
  )
  const naming = useAskedForm<GroupNameValues, Group, Group>(machines.naming, { name: '' }, ({ name }) =>
    told(news.named({ group: isolated(name) })),
  )
  const moving = useDeed(machines.moving, ({ outcome }) => acting.begun(outcome))
  const removing = useDeed(machines.removing, ({ outcome }) => acting.begun(outcome))
  const registering = useDeed(machines.registering, ({ outcome }) => acting.begun(outcome))
  const deeds = { registering, moving, removing, ...useInvitationDeeds(machines, tell) }
  const list = useActorRef(machines.groups, { input: { query: undefined } })
  const face = useSelector(list, resourceFace)
  const fault = useSelector(list, selectFault)
  const groups = useSelector(list, selectData)
  const name = (group: Group | null) =>
    naming.send({ type: 'form.begun', values: { name: group?.name ?? '' }, ...(group && { about: group }) })
  const invite = () => {
    const [first] = groups ?? []
    if (first) inviting.send({ type: 'form.begun', values: blankGroupInvite(first.id, language) })
  }
  return (
    <ListPage
      title={title}
      lead={lead()}
      aside={groups && groups.length > 0 && <GroupBar groups={groups} onName={name} />}
    >
      {!groups && face === 'failed' && (
        <ErrorState title={said.failed()} {...retryWay(words, fault, () => list.send({ type: 'resource.retried' }))}>
          {faultWords(words, fault)}
        </ErrorState>
      )}
      {!groups && face === 'loading' && (
        <div role="status" aria-label={said.loading()} className={styles.waiting}>
          <Skeleton height="4.4rem" />
          <Skeleton height="24rem" />
        </div>
      )}
      {groups && (
        <>
          <ResendFailure actor={deeds.resending} />
          {groups.length === 0 ? (
            <NoGroup onName={name} />
          ) : (
            <>
              <Views {...props} />
              <Part
                key={`${asked.view} ${asked.opened === null}`}
                {...props}
                groups={groups}
                deeds={deeds}
                onInvite={invite}
              />
            </>
          )}
          <AskedFormDialog
            actor={inviting}
            title={invitations.form.title()}
            description={invited.lead()}
            send={invitations.form.send()}
            endIcon={Send}
            first="firstName"
            renderForm={(id, form) => <InviteForm id={id} actor={form} groups={groups} agencies={machines.agencies} />}
          />
          <GroupNamingDialog actor={naming} />
          <RegisteringDialog actor={registering} openClasses={machines.openClasses} />
          <MoveDialog actor={moving} groups={groups} />
          <RemoveDialog actor={removing} />
          <RevokeDialog actor={deeds.revoking} />
        </>
      )}
    </ListPage>
  )
}
