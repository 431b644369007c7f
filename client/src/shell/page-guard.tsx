import { Component, type ReactNode } from "react";
import { LoadFailure } from "../ui/load";

interface PageGuardProps {
  /** Changes with the page, so that another page is tried anew. */
  page: string;
  children: ReactNode;
}

/** A page that fails to draw leaves the frame standing. A class, because React offers this to classes only. */
export class PageGuard extends Component<PageGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: PageGuardProps) {
    if (this.state.failed && before.page !== this.props.page) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <LoadFailure
        text="This page could not be shown. Try again, or go to another page."
        retry={() => this.setState({ failed: false })}
      />
    );
  }
}
