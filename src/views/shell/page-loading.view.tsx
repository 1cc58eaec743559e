import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { Spinner } from '../ui/spinner.view.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.view.tsx'

const styles = {
  // What the bar above leaves of the screen: what stands below is not in sight, to be pushed away by the page that comes.
  place: css({ display: 'grid', placeItems: 'center', minHeight: '[calc(100dvh - 6.5rem)]', color: 'fg.muted' }),
}

export const PageLoading = () => {
  const words = useWords()
  return (
    <div role="status" className={styles.place}>
      <Spinner size="lg" />
      <VisuallyHidden>{words.shell.loading()}</VisuallyHidden>
    </div>
  )
}
