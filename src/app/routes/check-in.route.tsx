import { useLocation } from 'wouter'

import { readShortCode } from '../../domain/check-in.ts'
import { typedCodeAddress } from '../../domain/class-address.ts'
import { CheckInPage } from '../../views/pages/check-in/check-in-page.view.tsx'
import { CheckInPart } from '../parts/check-in.part.tsx'
import type { RouteProps } from '../route-props.ts'

const CheckInRoute = ({ query }: RouteProps) => {
  const [, navigate] = useLocation()
  const typed = query.get('code')
  const code = typed === null ? null : readShortCode(typed)
  return (
    <CheckInPage code={typed} onTyped={(text) => navigate(typedCodeAddress(text), { replace: true })}>
      {code !== null && <CheckInPart key={code} code={code} />}
    </CheckInPage>
  )
}

export default CheckInRoute
