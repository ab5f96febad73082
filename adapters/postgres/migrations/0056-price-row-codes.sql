-- A sheet of offers names price rows by their codes, in whatever case.

create index product_price_by_code on product_price (upper(code));
