import { css } from 'styled-system/css'

import type { WithheldCourses as Withheld } from '../../../domain/contract/held-class.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Speaking } from '../../shell/speaking.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { isolated } from './isolated.ts'

const list = css({ display: 'grid', gap: '1', marginBlock: '1' })

type WithheldProps = Readonly<{
  courses: Withheld
  /** What was chosen and is not to be had any more; 0: nothing. */
  lost: number
}>

/** Why one is back where a course is chosen. */
const Lost = ({ courses, lost }: WithheldProps) => {
  const said = useWords().instructorsList.withheld.lost
  return (
    <Banner tone="warning" announce="alert" title={said.title()}>
      {!courses.some(({ id }) => id === lost) && said.withdrawn()} {said.kept()}
    </Banner>
  )
}

const Told = ({ courses }: Pick<WithheldProps, 'courses'>) => {
  const { withheld } = useWords().instructorsList
  return (
    <Banner
      tone="warning"
      title={withheld.title({ count: courses.length })}
      action={
        <LinkButton href="/contact" variant="outline" size="sm">
          {withheld.write()}
        </LinkButton>
      }
    >
      <ul className={list}>
        {courses.map(({ id, title, state }) => (
          <li key={id}>{withheld[state]({ course: isolated(title) })}</li>
        ))}
      </ul>
      {withheld.advice()}
    </Banner>
  )
}

/** To an instructor: which classes they may not plan at the moment, why, and whom to ask. */
const WithheldCourses = (props: WithheldProps) => (
  <Speaking namespaces={['instructorsList']}>
    {props.lost > 0 && <Lost {...props} />}
    {props.courses.length > 0 && <Told courses={props.courses} />}
  </Speaking>
)

// The default export is what React's lazy() takes.
export default WithheldCourses
