import { useWords } from '../../i18n/words.tsx'
import { Banner } from '../ui/banner.view.tsx'

type LostAskedProps = Readonly<{
  lost: readonly string[]
  /** What does not know it. */
  of?: 'list' | 'page'
}>

/** A link that asks what this list does not know, such as a state of another one, is not taken for the whole list. */
export const LostAsked = ({ lost, of = 'list' }: LostAskedProps) => {
  const { lists } = useWords()
  return (
    <Banner tone="warning" announce="status" title={of === 'list' ? lists.lost() : lists.lostOfPage()}>
      <ul>
        {lost.map((asked) => (
          <li key={asked}>
            <bdi dir="ltr">{asked}</bdi>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
