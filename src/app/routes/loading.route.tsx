import { LoadingPage } from '../../views/pages/account/waiting.view.tsx'

const LoadingRoute = () => <LoadingPage />

export default LoadingRoute
