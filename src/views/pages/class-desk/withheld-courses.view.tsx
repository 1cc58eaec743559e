import { css } from 'styled-system/css'

import type { WithheldCourses as Withheld } from '../../../domain/contract/held-class.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Speaking } from '../../shell/speaking.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { isolated } from './isolated.ts'

const list = css({ display: 'grid', gap: '1', marginBlock: '1' })

type WithheldProps = Readonly<{ courses: Withheld }>

const Told = ({ courses }: WithheldProps) => {
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
    <Told {...props} />
  </Speaking>
)

// The default export is what React's lazy() takes.
export default WithheldCourses
