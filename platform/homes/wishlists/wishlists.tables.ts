export interface WishlistTables {
  wishlists: {
    id: string;
    user_id: string;
    name: string;
    created_at: Date;
  };
  wishlist_items: {
    wishlist_id: string;
    listing_id: string;
    created_at: Date;
  };
}
