import { useState } from 'react'
import { useLocation } from 'wouter'

import { GROUP_PROGRESS } from '../../domain/group-progress.ts'
import { listAddress } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { GroupProgress } from '../../views/pages/group-progress/group-progress.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createGroupProgress } from '../actors/group-progress.actors.ts'
import { useApp } from '../app.context.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

const StudentProgressRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
  const { gateway } = useApp()
  const { notifications } = useActors()
  const [pathname, navigate] = useLocation()
  const [machines] = useState(() =>
    createGroupProgress({
      gateway,
      writeAddress: (asked) => writeQuery(navigate, pathname, listAddress(GROUP_PROGRESS, asked)),
    }),
  )
  return (
    <GroupProgress
      title={shell.menu.studentProgress()}
      {...machines}
      query={query}
      tell={(notice) => notifications.send({ type: 'notice.given', notice })}
    />
  )
}

export default StudentProgressRoute
