import { PartnersPage } from '../../views/pages/partners/partners.view.tsx'

const PartnersRoute = () => <PartnersPage />

export default PartnersRoute
