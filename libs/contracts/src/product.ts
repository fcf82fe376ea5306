/** The product's and the assistant's names: every text takes them from here, so that a rename is one edit. */
export const PRODUCT_NAME = 'Goalwright';
export const ASSISTANT_NAME = 'Wren';
