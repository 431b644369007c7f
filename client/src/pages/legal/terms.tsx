import { legal } from "../../copy/legal";
import { terms, termsLead } from "../../copy/terms";
import { LegalPage } from "./legal-page";

export const TermsPage = () => <LegalPage title={legal.terms} lead={termsLead} sections={terms} />;
