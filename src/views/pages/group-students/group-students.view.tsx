import { useActorRef, useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { css, cx } from 'styled-system/css'
import type { SnapshotFrom } from 'xstate'

import type { Group } from '../../../domain/contract/group.contract.ts'
import { useLanguage, useWords, type Words } from '../../../i18n/words.tsx'
import type { groupDeskMachine, GroupDeskActor, GroupNews } from '../../../machines/group-desk/group-desk.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { faultWords } from '../fault-words.ts'
import { ListPage } from '../list-page.view.tsx'
import { AskingDialogs } from './asking-dialogs.view.tsx'
import { GroupBar } from './group-bar.view.tsx'
import { STUDENTS_VIEWS, type StudentsPageProps } from './group-students.props.ts'
import { ImportView } from './import.view.tsx'
import { ImportsList } from './imports-list.view.tsx'
import { InvitationsList } from './invitations-list.view.tsx'
import { InviteDialog } from './invite-dialog.view.tsx'
import { NamingDialog } from './naming-dialog.view.tsx'
import { isolated } from './student-words.ts'
import { StudentsList } from './students-list.view.tsx'

const styles = {
  views: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { base: 'space-between', sm: 'start' },
    columnGap: { base: '0', sm: '1' },
    borderBlockEndWidth: 'hairline',
    marginBlockEnd: { base: '2', lg: '5' },
  }),
  view: css({
    paddingBlock: '2.5',
    paddingInline: { base: '1', sm: '4' },
    fontSize: { base: 'sm', sm: 'md' },
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBlockEndWidth: '[3px]',
    borderBlockEndColor: 'transparent',
    _currentPage: { color: 'fg.default', borderBlockEndColor: 'accent.solid' },
  }),
  told: css({ marginBlockEnd: '5' }),
  waiting: css({ display: 'grid', gap: '3' }),
}

const newsWords = ({ coordinatorStudents }: Words, told: GroupNews): string => {
  const { news } = coordinatorStudents
  if (told.what === 'named') return news.named({ group: isolated(told.group) })
  return 'count' in told ? news[told.what]({ count: told.count }) : news[told.what]({ email: isolated(told.email) })
}

const useTelling = (tell: StudentsPageProps['tell']) => {
  const words = useWords()
  const told = useRef<GroupNews | null>(null)
  return ({ context }: SnapshotFrom<typeof groupDeskMachine>) => {
    if (context.news === null || context.news === told.current) return
    told.current = context.news
    tell({ tone: 'success', text: newsWords(words, context.news) })
  }
}

/** What did not work of what was asked for in a list. */
const DeskFailure = ({ desk }: Readonly<{ desk: GroupDeskActor }>) => {
  const words = useWords()
  const { unsent, refused } = words.coordinatorStudents
  const isUnsent = useSelector(desk, (at) => at.matches({ clear: 'unsent' }))
  const isRefused = useSelector(desk, (at) => at.matches({ clear: 'refused' }))
  const fault = useSelector(desk, ({ context }) => context.fault)
  if (!isUnsent && !isRefused) return null
  return (
    <div className={styles.told}>
      <Banner
        tone="warning"
        announce="alert"
        title={isUnsent ? unsent() : refused()}
        action={
          isUnsent && (
            <Button variant="outline" size="sm" onClick={() => desk.send({ type: 'resend.retried' })}>
              {words.actions.retry()}
            </Button>
          )
        }
      >
        {faultWords(words, fault)}
      </Banner>
    </div>
  )
}

type PartProps = StudentsPageProps & Readonly<{ groups: readonly Group[]; desk: GroupDeskActor }>

const Views = ({ asked, addressOf }: Pick<StudentsPageProps, 'asked' | 'addressOf'>) => {
  const { views } = useWords().coordinatorStudents
  return (
    <nav aria-label={views.label()} className={styles.views}>
      {STUDENTS_VIEWS.map((view) => (
        <Link
          key={view}
          variant="quiet"
          href={addressOf(view)}
          aria-current={view === asked.view ? 'page' : undefined}
          className={cx(styles.view)}
        >
          {views[view]()}
        </Link>
      ))}
    </nav>
  )
}

const Part = ({ asked, machines, addressOf, groups, desk, tell }: PartProps) => {
  if (asked.view === 'students') {
    return (
      <StudentsList
        machine={machines.students}
        asked={asked.students}
        groups={groups}
        desk={desk}
        importing={addressOf('imports', 'new')}
      />
    )
  }
  if (asked.view === 'invitations') {
    return (
      <InvitationsList
        machine={machines.invitations}
        revoking={machines.revoking}
        asked={asked.invitations}
        groups={groups}
        desk={desk}
        tell={tell}
      />
    )
  }
  return asked.opened === null ? (
    <ImportsList machine={machines.imports} asked={asked.imports} groups={groups} addressOf={addressOf} />
  ) : (
    <ImportView
      machine={machines.importing}
      importId={asked.opened === 'new' ? null : asked.opened}
      rowsOf={machines.rowsOf}
      asked={asked.rows}
      groups={groups}
      back={addressOf('imports')}
    />
  )
}

const NoGroup = ({ desk }: Readonly<{ desk: GroupDeskActor }>) => {
  const { groups } = useWords().coordinatorStudents
  return (
    <EmptyState
      title={groups.noneTitle()}
      action={
        <Button icon={Plus} onClick={() => desk.send({ type: 'naming.begun', group: null })}>
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
  const { title, asked, machines, tell } = props
  const words = useWords()
  const { groups: said, lead } = words.coordinatorStudents
  const language = useLanguage()
  const desk = useActorRef(machines.desk, { input: { language } }, useTelling(tell))
  const list = useActorRef(machines.groups, { input: { query: undefined } })
  const face = useSelector(list, resourceFace)
  const fault = useSelector(list, selectFault)
  const groups = useSelector(list, selectData)
  return (
    <ListPage
      title={title}
      lead={lead()}
      aside={groups && groups.length > 0 && <GroupBar groups={groups} desk={desk} />}
    >
      {!groups && face === 'failed' && (
        <ErrorState
          title={said.failed()}
          retryLabel={words.actions.retry()}
          onRetry={() => list.send({ type: 'resource.retried' })}
        >
          {faultWords(words, fault)}
        </ErrorState>
      )}
      {!groups && face === 'loading' && (
        <div role="status" aria-label={said.loading()} className={styles.waiting}>
          <Skeleton height="7rem" />
          <Skeleton height="24rem" />
        </div>
      )}
      {groups && (
        <>
          <DeskFailure desk={desk} />
          {groups.length === 0 ? (
            <NoGroup desk={desk} />
          ) : (
            <>
              <Views {...props} />
              <Part key={`${asked.view} ${asked.opened === null}`} {...props} groups={groups} desk={desk} />
            </>
          )}
          <InviteDialog desk={desk} groups={groups} agencies={machines.agencies} />
          <NamingDialog desk={desk} />
          <AskingDialogs desk={desk} groups={groups} />
        </>
      )}
    </ListPage>
  )
}
