import { useSelector } from '@xstate/react'

import type { BroughtCourse } from '../../../domain/contract/course-draft.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import type { Bringing, CourseListProps } from './course-list.props.ts'

type BroughtProps = Pick<CourseListProps, 'editorOf'> & Readonly<{ actor: DeedActor<Bringing, BroughtCourse> }>

/** What was brought and lacks what it asks for first. */
const BroughtWithout = ({ actor, editorOf }: BroughtProps) => {
  const { file: said } = useWords().courseList
  const brought = useSelector(actor, ({ context }) => context.done?.outcome)
  if (brought?.isPrerequisiteLost !== true) return null
  return (
    <Banner
      tone="warning"
      announce="status"
      title={said.lostTitle()}
      action={<LinkButton href={editorOf(brought.id)}>{said.open()}</LinkButton>}
    >
      {said.lost()}
    </Banner>
  )
}

export default BroughtWithout
