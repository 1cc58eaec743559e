import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { Banner } from '../ui/banner.view.tsx'
import { Button } from '../ui/button.view.tsx'

/** Over data that is shown though it could not be read (again): what that means, and a way to try. */
export const StaleBanner = ({ children, onRetry }: { children: string; onRetry: () => void }) => {
  const { actions } = useWords()
  return (
    <div className={css({ marginBlockEnd: '6' })}>
      <Banner
        tone="warning"
        announce="status"
        action={
          <Button variant="outline" size="sm" onClick={onRetry}>
            {actions.retry()}
          </Button>
        }
      >
        {children}
      </Banner>
    </div>
  )
}
