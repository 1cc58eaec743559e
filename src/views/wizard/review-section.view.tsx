import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { Button } from '../ui/button.view.tsx'
import { DescriptionList, type DescriptionListProps } from '../ui/description-list.view.tsx'
import { Surface } from '../ui/surface.view.tsx'

const styles = {
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' }),
  title: css({ textStyle: 'heading.card' }),
}

type ReviewSectionProps = Readonly<{
  /** Of the step. */
  title: string
  items: DescriptionListProps['items']
  /** `() => wizard.choose('place')` */
  onChange: () => void
}>

/** A step as it was filled in, before all of it is sent. */
export const ReviewSection = ({ title, items, onChange }: ReviewSectionProps) => {
  const said = useWords().wizard
  return (
    <Surface as="section" aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <Button variant="ghost" size="sm" aria-label={said.changeNamed({ step: title })} onClick={onChange}>
          {said.change()}
        </Button>
      </div>
      <DescriptionList items={items} />
    </Surface>
  )
}
