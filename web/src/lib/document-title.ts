import { PRODUCT_NAME } from '@goalwright/contracts/product';
import { useEffect } from 'react';

/** Names the page in the tab and to a screen reader. Never a student's name: titles end in histories. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT_NAME : `${title} | ${PRODUCT_NAME}`;
  }, [title]);
}
