import { legal } from "../../copy/legal";
import { privacy, privacyLead } from "../../copy/privacy";
import { LegalPage } from "./legal-page";

export const PrivacyPage = () => <LegalPage title={legal.privacy} lead={privacyLead} sections={privacy} />;
