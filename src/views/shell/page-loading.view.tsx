import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { Spinner } from '../ui/spinner.view.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.view.tsx'

const styles = {
  place: css({ display: 'grid', placeItems: 'center', minHeight: '[50vh]', color: 'fg.muted' }),
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
